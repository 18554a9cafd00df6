import { sql } from 'kysely'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { textInEach } from '#platform/database/in-page-language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { ORGANIZATION_IN_EACH } from '../project-events/organization-columns.ts'
import { CARD_COLUMNS, presentItem } from '../project-events/to-card.ts'
import { placeOfDate } from '../project-events/next-date.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'
import { chooseDate, type OccasionDate } from './attendance.ts'

export type OwnOccasion = {
  item: Omit<ProjectEventCard, 'isOver'> & { titles: TextInEach; organizations: TextInEach }
  /** Earliest first; one without a start for an item without dates. */
  dates: OccasionDate[]
  /** The one that was asked for, or the current one. */
  date: OccasionDate
}

/**
 * Finds an item of the caller's own approved organization, and one of its dates, for whoever of it answers sign-ups.
 *
 * @throws AppError not_found for any other item, and for a date that it does not have.
 */
export async function findOwnOccasion(
  db: Db,
  { itemId, dateId }: { itemId: string; dateId: string | null },
  now: Date,
): Promise<OwnOccasion> {
  const row = isId(itemId)
    ? await db
        .selectFrom('projectEvents')
        .select(CARD_COLUMNS)
        .select([textInEach('projectEvents', 'title', 'titles'), ORGANIZATION_IN_EACH])
        .where('id', '=', itemId)
        .where('status', 'in', ['approved', 'withdrawn'])
        .where(sql<boolean>`partner_id = app.own_partner('{approved}', '{answer}')`)
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('not_found', m.posts_not_found())
  const dates = await listDatesOf(db, itemId)
  const date = chooseDate(dates, dateId, now)
  if (!date) throw new AppError('not_found', m.onday_no_such_date())
  return {
    item: { ...presentItem(row), titles: row.titles, organizations: row.organizations },
    dates,
    date,
  }
}

const WITHOUT_DATES: OccasionDate = { id: null, startsAt: null, endsAt: null, isAllDay: true }

async function listDatesOf(db: Db, itemId: string): Promise<OccasionDate[]> {
  const dates = await db
    .selectFrom('projectEventDates')
    .select(['id', 'startsAt', 'endsAt', 'isAllDay'])
    .select(placeOfDate(sql`project_event_dates.id`).as('place'))
    .where('projectEventId', '=', itemId)
    .orderBy('startsAt', (by) => by.asc().nullsFirst())
    .orderBy('id')
    .execute()
  return dates.length > 0 ? dates : [WITHOUT_DATES]
}
