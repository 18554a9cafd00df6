import { sql } from 'kysely'
import { m } from '#messages'
import { textInEach } from '#platform/database/in-page-language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { ORGANIZATION_IN_EACH } from '../project-events/organization-columns.ts'
import { readDates, type EventDate } from '../project-events/next-date.ts'
import { CARD_COLUMNS, toCard } from '../project-events/to-card.ts'
import type { ProjectEventCard } from '../project-events/project-event.ts'

export type ItemToSupport = ProjectEventCard & {
  titles: TextInEach
  organizations: TextInEach
  isOwnItem: boolean
  /** Whether people sign up for dates of their choice, rather than for the whole. */
  chooseDates: boolean
  /** Of an event that has several, or from which people choose; earliest first. */
  dates: EventDate[]
}

/** Finds a public item, and whether it belongs to the caller's own organization. @throws AppError not_found for any other. */
export async function itemToSupport(db: Db, id: string, now: Date): Promise<ItemToSupport> {
  const row = isId(id)
    ? await db
        .selectFrom('projectEvents')
        .select(CARD_COLUMNS)
        .select('projectEvents.chooseDates')
        .select(sql<boolean>`coalesce(partner_id = app.own_partner(), false)`.as('isOwn'))
        .select([textInEach('projectEvents', 'title', 'titles'), ORGANIZATION_IN_EACH])
        .where('id', '=', id)
        .where('isPublic', '=', true)
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('not_found', m.support_no_item())
  return {
    ...toCard(row, now),
    titles: row.titles,
    organizations: row.organizations,
    isOwnItem: row.isOwn,
    chooseDates: row.chooseDates,
    dates: readDates(row),
  }
}
