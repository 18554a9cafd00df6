import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { phaseOf } from '#domain/support/support-rules.ts'
import { CARD_COLUMNS, toCard } from '../to-card.ts'
import { betweenDays, type Days, type Hit } from '../between-days.ts'
import { LINES_MOST, type CalendarEvent } from '../calendar-event.ts'
import { asDay } from '../day.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { dateLabel } from '../date-label.ts'
import { filterInput } from '../filter-input.ts'

const day = z.string().refine((word) => asDay(word) !== null)

/** The input of queries by days. */
export const daysAsked = z.object({
  from: day,
  to: day,
  partnerId: z.uuid().nullable().default(null),
  filters: z.object(filterInput).optional(),
})

/** Lists the public events on any of these days, at most 60, with each of their dates, by their first day in the range and their start. */
export const listCalendarEvents = query({
  name: 'calendar.list-calendar-events',
  for: 'visitor',
  feature: 'calendar',
  input: daysAsked,
  async run({ db, input, now }): Promise<CalendarEvent[]> {
    const rows = await selectEvents(db, input).execute()
    return rows.map(({ dateId, startsAt, endsAt, firstDay, lastDay, labels, ...row }) => {
      const label = dateLabel({ labels: labels ?? {} })
      // Its card is of its next date.
      const card = toCard(row, now)
      const date = {
        startDatetime: startsAt.toISOString(),
        endDatetime: endsAt?.toISOString() ?? null,
        moreDates: 0,
      }
      const isOver = phaseOf({ ...card, ...date }, now) === 'completed'
      return { ...card, ...date, isOver, dateId, firstDay, lastDay, ...(label && { label }) }
    })
  },
})

/** One statement: the entries by day, then the events by id. */
export function selectEvents(db: Db, days: Days) {
  return db
    .with(
      (cte) => cte('hits').materialized(),
      () => sql<Hit>`(${betweenDays(days, LINES_MOST)})`,
    )
    .selectFrom('hits')
    .innerJoin('projectEvents', 'projectEvents.id', 'hits.projectEventId')
    .select(CARD_COLUMNS)
    .select(['hits.dateId', 'hits.startsAt', 'hits.endsAt', 'hits.firstDay', 'hits.lastDay'])
    .select(
      sql<TextInEach | null>`(select d.labels from project_event_dates as d where d.id = hits.date_id)`.as(
        'labels',
      ),
    )
    .where('projectEvents.isPublic', '=', true)
    .orderBy(sql`greatest(hits.first_day, ${days.from}::date)`)
    .orderBy('hits.startsAt')
    .orderBy('hits.projectEventId')
    .limit(LINES_MOST)
}
