import { sql } from 'kysely'
import { isOpen } from './support-rules.ts'
import type { SupportStatus } from './support.ts'

/** What was said after the time or place changed. Of a group, how many said so. */
export type Coming =
  | { said: 'nothing' }
  | { said: 'yes'; at: Date }
  | { said: 'some'; seats: number; places: number }

/** Of a row of `supports`: how many of those who come along with a group said that they are still coming. */
export const seatsStillComing = sql<number>`case when supports.group_name is null then 0
  else app.seats_still_coming(supports.id) end`

/** What the people of a sign-up answered after it changed, for its organization; null while nobody was asked. */
export function comingOf(row: {
  status: SupportStatus
  places: number
  askedAt: Date | null
  stillComingAt: Date | null
  seatsStillComing: number
}): Coming | null {
  if (!isOpen(row.status)) return null
  if (row.seatsStillComing > 0) {
    return { said: 'some', seats: row.seatsStillComing, places: row.places }
  }
  if (row.stillComingAt) return { said: 'yes', at: row.stillComingAt }
  return row.askedAt ? { said: 'nothing' } : null
}
