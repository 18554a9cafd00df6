import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

export type ToTell = {
  name: string
  email: string
  isSupporter: boolean
  /** Null for the supporter themselves. */
  seatOf: string | null
}

/**
 * Lists the recipients of news about a support, each once: the supporter and, for a group, everyone who comes along.
 * Limited to those the database lets the caller email; without deleted users.
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
