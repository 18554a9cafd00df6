import { sql, type RawBuilder } from 'kysely'
import { query } from '#platform/operation.ts'
import { passes, type Days } from '../between-days.ts'
import type { Day } from '../day.ts'
import { daysAsked } from './list-calendar-events.ts'

/** Finds the first of these days on which a public event starts, or null. */
export const findNextDay = query({
  name: 'calendar.find-next-day',
  for: 'visitor',
  feature: 'calendar',
  input: daysAsked,
  async run({ db, input }): Promise<Day | null> {
    const { rows } = await selectNextDay(input).execute(db)
    return rows[0]?.firstDay ?? null
  },
})

export function selectNextDay({
  from,
  to,
  partnerId,
  filters,
}: Days): RawBuilder<{ firstDay: Day }> {
  const of = partnerId === null ? sql`` : sql`and partner_id = ${partnerId}`
  return sql<{ firstDay: Day }>`
    select first_day from calendar_entries
    where cancelled_at is null and first_day between ${from}::date and ${to}::date ${of} and ${passes(filters)}
    order by first_day, starts_at, project_event_id limit 1`
}
