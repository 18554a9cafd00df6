import { sql } from 'kysely'
import type { Db } from '../database/scope.ts'
import type { MailContent, Reader } from './mail-content.ts'

/**
 * Whom a mail goes to: for a team, those who have one of its duties, without whoever causes the mail, or the address of the
 * organization if it has no team; otherwise the one recipient.
 */
export async function findReaders(
  db: Db,
  { to }: Pick<MailContent, 'to'>,
  causedBy: string | null,
): Promise<(Reader | 'office')[]> {
  if (to === 'office') return [to]
  if (!('team' in to)) return [{ ...to, userId: null }]
  const { rows } = await sql<Reader>`
    select user_id, email, name from app.mail_team(${to.team}, ${[...to.duties]}::text[]) order by user_id`.execute(
    db,
  )
  return rows
    .map((row) => (row.userId === null && to.email ? { ...row, email: to.email } : row))
    .filter(({ userId }) => userId === null || userId !== causedBy)
}

/** The same reader; of an organization without a team with the name in the language of the running code. */
export function named(
  reader: Reader | 'office',
  { to }: Pick<MailContent, 'to'>,
): Reader | 'office' {
  if (reader === 'office' || to === 'office' || reader.userId !== null) return reader
  return { ...reader, name: to.name }
}
