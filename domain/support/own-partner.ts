import { sql } from 'kysely'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** Returns the caller's own approved organization. @throws AppError forbidden without one. */
export async function ownApprovedPartner(db: Db): Promise<string> {
  const { rows } = await sql<{ id: string | null }>`
    select app.own_partner('{approved}') as id`.execute(db)
  const id = rows[0]?.id
  if (!isId(id)) throw new AppError('forbidden', m.support_no_partner())
  return id
}
