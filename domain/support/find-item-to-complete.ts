import { sql } from 'kysely'
import { m } from '#messages'
import { textInEach } from '#platform/database/in-page-language.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { ORGANIZATION_IN_EACH } from '../project-events/organization-columns.ts'
import { CARD_COLUMNS, presentItem } from '../project-events/to-card.ts'
import type { ProjectEventCard, Status } from '../project-events/project-event.ts'
import type { SupportOutcome } from './outcome.ts'

export type ItemToComplete = {
  item: Omit<ProjectEventCard, 'isOver'> & { titles: TextInEach; organizations: TextInEach }
  status: Status
  /** Hidden by staff, whatever its status. */
  isHidden: boolean
  outcome: SupportOutcome
}

/** Finds an item of the caller's own approved organization, with its outcome. @throws AppError not_found for any other. */
export async function findItemToComplete(db: Db, id: string): Promise<ItemToComplete> {
  const row = isId(id)
    ? await db
        .selectFrom('projectEvents')
        .select(CARD_COLUMNS)
        .select(['status', 'hiddenAt', 'hours', 'meals'])
        .select([textInEach('projectEvents', 'title', 'titles'), ORGANIZATION_IN_EACH])
        .where('id', '=', id)
        .where(sql<boolean>`partner_id = app.own_partner('{approved}', '{answer}')`)
        .executeTakeFirst()
    : undefined
  if (!row) throw new AppError('not_found', m.posts_not_found())
  return {
    item: { ...presentItem(row), titles: row.titles, organizations: row.organizations },
    // The column's check constraint allows only these values.
    status: row.status as Status,
    isHidden: row.hiddenAt !== null,
    outcome: { hours: row.hours, meals: row.meals },
  }
}
