import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { phaseOf } from '#domain/support/support-rules.ts'
import { DATED_CARD_COLUMNS, toCard } from '../to-card.ts'
import { betweenDays, type Days, type Hit } from '../between-days.ts'
import { LINES_MOST, type CalendarEvent } from '../calendar-event.ts'
import { asDay } from '../day.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { dateLabel } from '../date-label.ts'
import { DATE_PLACE } from '../next-date.ts'
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
    return rows.map((row) => {
      const { dateId, startsAt, endsAt, firstDay, lastDay } = row
      const label = dateLabel({ labels: row.labels ?? {} })
      const card = {
        ...toCard(row, now),
        startDatetime: startsAt.toISOString(),
        endDatetime: endsAt?.toISOString() ?? null,
        moreDates: 0,
        ...(row.place && { datePlace: row.place }),
        ...(row.chooseDates && { places: row.ownPlaces, placesTaken: row.ownTaken ?? 0 }),
      }
      const isOver = phaseOf(card, now) === 'completed'
      return { ...card, isOver, dateId, firstDay, lastDay, ...(label && { label }) }
    })
  },
})

/** One statement: the entries by day, then the events and the dates by id, of no more dates than those. */
export function selectEvents(db: Db, days: Days) {
  return db
    .with(
      (cte) => cte('hits').materialized(),
      () => sql<Hit>`(${betweenDays(days, LINES_MOST)})`,
    )
    .selectFrom('hits')
    .innerJoin('projectEvents', 'projectEvents.id', 'hits.projectEventId')
    .leftJoin('projectEventDates as d', 'd.id', 'hits.dateId')
    .select(DATED_CARD_COLUMNS)
    .select(['hits.dateId', 'hits.startsAt', 'hits.endsAt', 'hits.firstDay', 'hits.lastDay'])
    .select(['chooseDates', 'd.places as ownPlaces', 'd.placesTaken as ownTaken'])
    .select([sql<TextInEach | null>`d.labels`.as('labels'), DATE_PLACE.as('place')])
    .where('projectEvents.isPublic', '=', true)
    .orderBy(sql`greatest(hits.first_day, ${days.from}::date)`)
    .orderBy('hits.startsAt')
    .orderBy('hits.projectEventId')
    .limit(LINES_MOST)
}
