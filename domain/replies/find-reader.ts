import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import type { TokenSigner } from '#platform/token-signer.ts'
import { isMarkOf, type ReplyReader, type ReplyToken } from '#domain/threads/reply-address.ts'

/**
 * Finds whom a reply address was made for, among those who are emailed about the thread now; null if it is none of them. For jobs.
 */
export async function findReader(
  db: Db,
  seal: Pick<TokenSigner, 'close'>,
  { supportId, mark }: ReplyToken,
): Promise<ReplyReader | null> {
  const { rows } = await sql<Omit<ReplyReader, 'supportId'>>`
    select 'person' as side, s.user_id, s.email from supports s where s.id = ${supportId}
    union all
    select 'partner', t.user_id, t.email from supports s
      join project_events e on e.id = s.project_event_id,
      app.mail_team(e.partner_id, array[case s.kind when 'donate' then 'money' else 'answer' end]) t
      where s.id = ${supportId}`.execute(db)
  const readers = rows.map((row) => ({ ...row, supportId }))
  return readers.find((reader) => isMarkOf(seal, mark, reader)) ?? null
}
