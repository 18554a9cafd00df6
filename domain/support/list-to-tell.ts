import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

export type ToTell = {
  name: string
  email: string
  isSupporter: boolean
  /** Null for the supporter: a support says whose it is. */
  seatOf: string | null
}

/**
 * Whom news of a support goes to: whoever gave it, and, when a group comes together, each who comes along; nobody twice.
 * Of those whom the database lets the caller write to; whoever has left is not among them.
 */
export async function listToTell(
  db: Db,
  support: { id: string; name: string; email: string; group: string | null },
): Promise<ToTell[]> {
  const { id, name, email, group } = support
  const told = email === '' ? [] : [{ name, email, isSupporter: true, seatOf: null }]
  if (group === null) return told
  const { rows } = await sql<{ userId: string; fullName: string; email: string }>`
    select user_id, full_name, email from seat_addresses where support_id = ${id} order by full_name, email`.execute(
    db,
  )
  const along = rows
    .filter((row) => row.email.toLowerCase() !== email.toLowerCase())
    .map((row) => ({
      name: row.fullName,
      email: row.email,
      isSupporter: false,
      seatOf: row.userId,
    }))
  return [...told, ...along]
}
