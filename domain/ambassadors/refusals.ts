import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'
import { CAMPAIGNS_MAX } from './campaign.ts'

/** The error for a URL that matches no campaign of the caller. */
export function noCampaign(): AppError {
  return new AppError('not_found', m.campaigns_not_found())
}

/** A validation error for one field. */
export function refusedField(field: string, sentence: string): AppError {
  return new AppError('bad_input', '', { fields: { [field]: sentence } })
}

/** Maps violated database constraints to an AppError with a message; returns any other error unchanged. */
export function friendly(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'campaigns_enough':
      return new AppError('conflict', m.campaigns_enough({ max: CAMPAIGNS_MAX }))
    case 'campaigns_public_item':
    case 'ambassador_campaigns_project_event_id_fkey':
      return refusedField('itemId', m.campaigns_item_gone())
    case 'campaigns_credited_item':
      return refusedField('itemId', m.campaigns_item_credited())
    case 'ambassador_credits_campaign_id_fkey':
      return new AppError('conflict', m.campaigns_has_credits())
    default:
      return error
  }
}
