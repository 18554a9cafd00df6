import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { placeOfDate } from '#domain/project-events/next-date.ts'
import { CARD_COLUMNS, toCard } from '#domain/project-events/to-card.ts'
import type { ProjectEventCard } from '#domain/project-events/project-event.ts'
import { isOwn } from '../own-supports.ts'
import type { SupportKind, SupportStatus } from '../support.ts'

export const NEXT_DATES_MOST = 3

/** A date of an event that the caller has signed up for, with the sign-up. */
export type NextDate = {
  id: string
  kind: SupportKind
  status: SupportStatus
  /** Of a minor; null for adults. */
  consent: string | null
  item: ProjectEventCard
}

/** Lists the dates of the caller's next events, at most three: those they have signed up for, alone or with a group, and that are not canceled. */
export const listNextDates = query({
  name: 'support.list-next-dates',
  for: 'member',
  input: z.object({}),
  async run({ db, actor, now }): Promise<NextDate[]> {
    const userId = actor.kind === 'member' ? actor.userId : ''
    const rows = await db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .innerJoin('projectEventDates', 'projectEventDates.projectEventId', 'projectEvents.id')
      .select(CARD_COLUMNS)
      .select(['projectEventDates.startsAt', 'projectEventDates.endsAt'])
      .select(placeOfDate(sql`project_event_dates.id`).as('place'))
      .select(['supports.id as supportId', 'supports.kind', 'supports.status as supportStatus'])
      .select('supports.consent')
      .where(isOwn(userId))
      .where('supports.status', 'in', ['pending', 'confirmed'])
      .where('supports.kind', '<>', 'donate')
      .where('projectEvents.isPublic', '=', true)
      // Of dates to choose from only theirs.
      .where((is) =>
        is.or([
          is('supports.dateId', 'is', null),
          is('supports.dateId', '=', is.ref('projectEventDates.id')),
        ]),
      )
      .where('projectEventDates.startsAt', '>', now)
      .where('projectEventDates.isAllDay', '=', false)
      .orderBy('projectEventDates.startsAt')
      .orderBy('supports.id')
      .limit(NEXT_DATES_MOST)
      .execute()
    return rows.map((row) => ({
      id: row.supportId,
      // The columns' check constraints allow only these values.
      kind: row.kind as SupportKind,
      status: row.supportStatus as SupportStatus,
      consent: row.consent,
      item: {
        ...toCard(row, now),
        startDatetime: row.startsAt?.toISOString() ?? null,
        endDatetime: row.endsAt?.toISOString() ?? null,
        datePlace: row.place ?? undefined,
        // Each date has its own line.
        moreDates: 0,
      },
    }))
  },
})
