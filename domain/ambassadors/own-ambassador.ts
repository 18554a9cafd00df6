import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/** The id of the caller's ambassador page, visible or hidden; null when they have none. */
export async function findOwnAmbassadorId(db: Db): Promise<string | null> {
  const { rows } = await sql<{ id: string | null }>`select app.own_ambassador() as id`.execute(db)
  return rows[0]?.id ?? null
}

/** The same. @throws AppError forbidden when they have none. */
export async function requireOwnAmbassador(db: Db): Promise<string> {
  const id = await findOwnAmbassadorId(db)
  if (id === null) throw new AppError('forbidden', m.campaigns_for_ambassadors())
  return id
}
