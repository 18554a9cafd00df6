import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'

/**
 * Maps a violated constraint to a message: the database makes the final check, and the state may have changed; else
 * returns the error.
 */
export function refusedByDatabase(error: unknown, several: boolean): unknown {
  switch (violatedConstraint(error)) {
    case 'supports_one_open':
      return new AppError('conflict', m.support_already())
    case 'supports_with_group':
      return new AppError('conflict', m.together_comes_with_group())
    case 'supports_one_open_of_group':
      return new AppError('conflict', m.together_already())
    case 'supports_led_group':
      return new AppError('forbidden', m.groups_leader_only())
    case 'group_seats_one_place':
    case 'group_seats_not_ones_own':
    case 'group_seats_of_members':
      return new AppError('conflict', m.together_changed())
    case 'group_seats_public_item':
      return new AppError('conflict', m.together_taken_down())
    case 'supports_places_left':
      return new AppError('conflict', several ? m.support_places_gone() : m.support_full())
    case 'supports_choose_date':
      return new AppError('conflict', m.support_dates_changed())
    case 'supports_consent_asked':
      return new AppError('bad_input', m.guardians_age_missing())
    case 'supports_offered_kind':
      return new AppError('conflict', m.support_not_offered())
    case 'supports_not_ones_own':
      return new AppError('conflict', m.support_own_item())
    case 'supports_public_item':
    case 'supports_project_event_id_fkey':
      return new AppError('not_found', m.support_no_item())
    default:
      return error
  }
}
