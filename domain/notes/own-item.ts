import { sql } from 'kysely'
import { m } from '#messages'
import { textShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** @throws AppError not_found for another organization's item, and without the duty to answer. */
export async function requireOwnItem(
  db: Db,
  itemId: string,
): Promise<{ id: string; partnerId: string; title: string }> {
  const item = isId(itemId)
    ? await db
        .selectFrom('projectEvents')
        .select(['id', 'partnerId', textShown('projectEvents', 'title')])
        .where('id', '=', itemId)
        .where(sql<boolean>`partner_id = app.own_partner('{approved}', '{answer}')`)
        .executeTakeFirst()
    : undefined
  if (!item) throw new AppError('not_found', m.posts_not_found())
  return { ...item, title: item.title ?? '' }
}
