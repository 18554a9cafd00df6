import { sql, type RawBuilder } from 'kysely'
import { query } from '#platform/operation.ts'
import { betweenDays, type Days } from '../between-days.ts'
import type { DayCounts } from '../calendar-event.ts'
import { addDays, type Day } from '../day.ts'
import { daysAsked } from './list-calendar-events.ts'

/** Counts the public events of each day; one of several days counts on each. */
export const countDays = query({
  name: 'calendar.count-days',
  for: 'visitor',
  feature: 'calendar',
  input: daysAsked,
  async run({ db, input }): Promise<DayCounts> {
    const { rows } = await countSpans(input).execute(db)
    const counts: DayCounts = {}
    for (const { first, last, n } of rows) {
      for (let day = first; day <= last; day = addDays(day, 1)) counts[day] = (counts[day] ?? 0) + n
    }
    return counts
  },
})

type Span = { first: Day; last: Day; n: number }

/** Counts events with the same days together. Does not read the events, since entries exist only for public events. */
export function countSpans(days: Days): RawBuilder<Span> {
  return sql<Span>`
    select greatest(first_day, ${days.from}::date) as first, least(last_day, ${days.to}::date) as last,
      count(*)::int as n
    from (${betweenDays(days, null)}) as hits group by 1, 2`
}
