import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { AppError } from '#platform/errors.ts'

const sentences: Record<string, () => AppError> = {
  attendances_of_item: () => new AppError('not_found', m.support_no_support()),
  attendances_of_date: () => new AppError('not_found', m.onday_no_such_date()),
  attendances_expected: () => new AppError('conflict', m.onday_not_expected()),
  attendances_people: () => new AppError('conflict', m.onday_not_so_many()),
  attendances_members: () => new AppError('conflict', m.onday_not_expected()),
  supports_places_left: () => new AppError('conflict', m.onday_walk_in_full()),
  supports_public_item: () => new AppError('conflict', m.support_item_not_public()),
  supports_offered_kind: () => new AppError('conflict', m.onday_no_way()),
}

/** Rethrows what the database refuses about a check-in, with its sentence. */
export function rethrowRefusal(error: unknown): never {
  const refusal = sentences[violatedConstraint(error) ?? '']
  throw refusal ? refusal() : error
}
