import { sql } from 'kysely'
import { z } from 'zod'
import { textShown, languageShown } from '#platform/database/in-page-language.ts'
import { query } from '#platform/operation.ts'
import { parseLanguage } from '#platform/text/translations.ts'
import { BASE_LANGUAGE, type Language } from '#platform/text/language.ts'
import { ownApprovedPartner } from '../../support/own-partner.ts'
import { DATE_PLACE } from '../../project-events/next-date.ts'
import type { ProjectEventType } from '../../project-events/project-event.ts'
import { isDateOver, type OccasionDate } from '../attendance.ts'
import { isFor, PARTICIPANTS } from '../list-expected.ts'
import { saidHours } from '../said-hours.ts'

/** Dates from two weeks ahead, and back for a month, in which hours are confirmed. */
const DAYS_AHEAD = 14
const DAYS_BACK = 30
const SHOWN_MAX = 60

export type ListedOccasion = {
  itemId: string
  title: string
  language: Language
  timeZone: string
  date: OccasionDate
  /** People, not sign-ups. */
  expected: number
  here: number
  isOver: boolean
  /** Whether someone's hours are still to be confirmed. */
  awaitsHours: boolean
  /** How many sign-ups say how long they were there, and have no answer yet. */
  proposals: number
}

/**
 * Lists the dates of the caller's own organization for which people are checked in: of two weeks ahead and a month back, those to
 * come first, then the latest.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const listOccasions = query({
  name: 'attendance.list-occasions',
  for: 'member',
  input: z.object({}),
  async run({ db, now }): Promise<ListedOccasion[]> {
    const partnerId = await ownApprovedPartner(db)
    const rows = await db
      .selectFrom('projectEvents')
      .leftJoin('projectEventDates as d', 'd.projectEventId', 'projectEvents.id')
      .innerJoinLateral(
        (of) =>
          of
            .selectFrom('supports as s')
            .select([
              sql<number>`coalesce(sum(s.places), 0)::integer`.as('expected'),
              sql<number>`coalesce(sum(a.people) filter (where a.status = 'here'), 0)::integer`.as(
                'here',
              ),
              sql<boolean>`coalesce(bool_or(s.status = 'confirmed' and a.confirmed_at is null), false)`.as(
                'awaitsHours',
              ),
              sql<number>`count(*) filter (where ${saidHours(sql`d.id`)} is not null)::integer`.as(
                'proposals',
              ),
            ])
            .leftJoin('attendances as a', (on) =>
              on
                .onRef('a.supportId', '=', 's.id')
                .on(sql<boolean>`a.date_id is not distinct from d.id`),
            )
            .whereRef('s.projectEventId', '=', 'projectEvents.id')
            .where('s.kind', 'in', PARTICIPANTS)
            .where('s.status', 'in', ['confirmed', 'completed'])
            .where(isForRef)
            .as('c'),
        (on) => on.onTrue(),
      )
      .select(['projectEvents.id as itemId', 'projectEvents.type', 'projectEvents.timeZone'])
      .select([textShown('projectEvents', 'title'), languageShown('projectEvents')])
      .select(['d.id', 'd.startsAt', 'd.endsAt', 'd.isAllDay', DATE_PLACE.as('place')])
      .select(['c.expected', 'c.here', 'c.awaitsHours', 'c.proposals'])
      .where('projectEvents.partnerId', '=', partnerId)
      .where('projectEvents.status', '=', 'approved')
      .where(
        sql<boolean>`(d.starts_at is null or d.starts_at < ${now}::timestamptz + make_interval(days => ${DAYS_AHEAD}::integer))
        and (d.ends_at is null and (project_events.type = 'project' or d.starts_at is null or d.starts_at > ${now}::timestamptz - make_interval(days => ${DAYS_BACK}::integer))
          or d.ends_at > ${now}::timestamptz - make_interval(days => ${DAYS_BACK}::integer))`,
      )
      .where((is) => is.or([is('c.expected', '>', 0), is('projectEvents.type', '=', 'event')]))
      .orderBy(sql`coalesce(d.ends_at, d.starts_at, 'infinity') < ${now}`)
      .orderBy(sql`abs(extract(epoch from coalesce(d.starts_at, ${now}) - ${now}))`)
      .orderBy('projectEvents.id')
      .limit(SHOWN_MAX)
      .execute()
    return rows.map(({ itemId, type, title, language, timeZone, ...row }) => {
      const date: OccasionDate = {
        id: row.id,
        startsAt: row.startsAt,
        endsAt: row.endsAt,
        isAllDay: row.isAllDay ?? true,
        place: row.place,
      }
      const zone = timeZone ?? 'Asia/Jerusalem'
      return {
        itemId,
        title: title ?? '',
        language: parseLanguage(language) ?? BASE_LANGUAGE,
        timeZone: zone,
        date,
        expected: row.expected,
        here: row.here,
        isOver: isDateOver(date, { type: type as ProjectEventType, timeZone: zone }, now),
        awaitsHours: row.awaitsHours,
        proposals: row.proposals,
      }
    })
  },
})

/** `isFor` with the date of the row. */
const isForRef = isFor(sql`d.id`)
