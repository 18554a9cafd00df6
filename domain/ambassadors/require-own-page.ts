import { m } from '#messages'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** The id of the caller's own page, visible or hidden. @throws AppError not_found when they are not an ambassador. */
export async function requireOwnPage(db: Db, actor: Actor): Promise<string> {
  const own = await db
    .selectFrom('ambassadorProfiles')
    .select('id')
    .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
    .executeTakeFirst()
  if (!own) throw new AppError('not_found', m.minisite_no_page())
  return own.id
}
