import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { seenVersion } from '#domain/content/written.ts'
import { campaignColumns, campaignForm, dayProblem } from '../campaign-form.ts'
import { lockCampaign } from '../lock-campaign.ts'
import { friendly, refusedField } from '../refusals.ts'

/**
 * Updates one of the caller's campaigns, if it has not changed since the given version. A past last day can stay; a new
 * one cannot lie in the past.
 *
 * @throws AppError not_found; bad_input as when starting one; conflict when it has changed.
 */
export const updateCampaign = command({
  name: 'campaigns.update-campaign',
  for: 'member',
  feature: 'ambassadors',
  input: campaignForm({ id: z.uuid(), version: seenVersion }),
  async run({ db, input, now }): Promise<void> {
    const before = await lockCampaign(db, input.id)
    if (before.version !== input.version) throw new AppError('conflict', m.campaigns_overtaken())
    const problem = before.endsOn === input.endsOn ? null : dayProblem(input.endsOn, now)
    if (problem) throw refusedField('endsOn', problem)
    const columns = campaignColumns(input)
    try {
      await db
        .updateTable('ambassadorCampaigns')
        .set({
          ...columns,
          version: before.version + 1,
          updatedAt: now,
        })
        .where('id', '=', before.id)
        .execute()
    } catch (error) {
      throw friendly(error)
    }
  },
})
