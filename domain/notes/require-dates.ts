import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { listChosenDates, type ListedDate } from '../support/list-chosen-dates.ts'

/** Returns these dates of an item from which people choose. @throws AppError conflict if one of them is not, or no longer. */
export async function requireDates(
  db: Db,
  itemId: string,
  ids: readonly string[],
): Promise<ListedDate[]> {
  if (ids.length === 0) return []
  const dates = await listChosenDates(db, itemId)
  if (ids.some((id) => !dates.some((date) => date.id === id))) {
    throw new AppError('conflict', m.support_dates_changed())
  }
  return dates.filter(({ id }) => id !== null && ids.includes(id))
}
