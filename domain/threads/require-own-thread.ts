import { sql } from 'kysely'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** @throws AppError not_found for a thread that is not of the caller's own approved organization. */
export async function requireOwnThread(db: Db, supportId: string): Promise<void> {
  const own = isId(supportId)
    ? await db
        .selectFrom('threads')
        .select('supportId')
        .where('supportId', '=', supportId)
        .where(sql<boolean>`partner_id = app.own_partner('{approved}')`)
        .executeTakeFirst()
    : undefined
  if (!own) throw new AppError('not_found', m.threads_unknown())
}
