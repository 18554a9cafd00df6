import { sql, type RawBuilder } from 'kysely'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { matchDates } from './match-dates.ts'
import type { Schedule } from './schedule.ts'

/**
 * Sets the dates of an item; without a day or a time there is none. A date that stays or has moved keeps its id, by which calendars
 * know it; others are new or go. The item must have its time zone already.
 */
export async function writeDates(
  db: Db,
  projectEventId: string,
  schedules: readonly Schedule[],
): Promise<void> {
  const known = await db
    .selectFrom('projectEventDates')
    .select(['id', 'startsAt'])
    .where('projectEventId', '=', projectEventId)
    .orderBy('startsAt', (by) => by.asc().nullsFirst())
    .orderBy('id')
    .execute()
  const dates = schedules.flatMap(toDate)
  const ids = matchDates(
    known,
    schedules.flatMap((schedule) => (toDate(schedule).length > 0 ? [schedule.startDatetime] : [])),
    schedules[0]?.timeZone ?? 'UTC',
  )
  for (const [at, date] of dates.entries()) {
    const id = ids[at]
    await (id
      ? db.updateTable('projectEventDates').set(date).where('id', '=', id).execute()
      : db
          .insertInto('projectEventDates')
          .values({ ...date, id: newId(), projectEventId })
          .execute())
  }
  const gone = known.flatMap(({ id }) => (ids.includes(id) ? [] : [id]))
  if (gone.length > 0) await db.deleteFrom('projectEventDates').where('id', 'in', gone).execute()
}

type DateRow = {
  startsAt: Date | RawBuilder<Date | null>
  endsAt: Date | RawBuilder<Date | null> | null
  isAllDay: boolean
}

function toDate(schedule: Schedule): DateRow[] {
  const { timeZone, startDatetime, endDatetime, startDate, endDate } = schedule
  if (startDatetime) return [{ startsAt: startDatetime, endsAt: endDatetime, isAllDay: false }]
  if (!startDate && !endDate) return []
  // By the database, which knows when a day begins whose midnight is skipped.
  const midnight = (day: string | null, later: 0 | 1): RawBuilder<Date | null> =>
    sql`(${day}::date + ${later}::int)::timestamp at time zone ${timeZone}`
  return [{ startsAt: midnight(startDate, 0), endsAt: midnight(endDate, 1), isAllDay: true }]
}
