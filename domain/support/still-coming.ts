import { sql } from 'kysely'
import { isOpen } from './support-rules.ts'
import type { SupportStatus } from './support.ts'

/** The answer after a change of time or place. For a group, the number of confirmations. */
export type Coming =
  | { said: 'nothing' }
  | { said: 'yes'; at: Date }
  | { said: 'some'; seats: number; places: number }

/** SQL for a row of `supports`: how many participants of a group have confirmed that they still come. */
export const seatsStillComing = sql<number>`case when supports.group_name is null then 0
  else coalesce((select c.n from app.seats_still_coming c where c.support_id = supports.id), 0) end`

/** Returns what the participants of a sign-up answered after a change, for its organization; null if they were not asked. */
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
