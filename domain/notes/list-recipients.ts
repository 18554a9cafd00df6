import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { NoteAudience } from './note.ts'

/** Lists the sign-ups for an item of the caller's own organization that a note reaches; for these dates, or for all if there are none. */
export async function listRecipients(
  db: Db,
  itemId: string,
  audience: readonly NoteAudience[],
  dates: readonly string[],
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from app.note_recipients(${itemId}, ${[...audience]}::text[], ${[...dates]}::uuid[]) id order by id`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}
