import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { MAIL_WAIT_MINUTES, type Side } from './thread.ts'

/** What one side has written in a thread and the other has not been emailed about, oldest first. */
export type Unmailed = { supportId: string; author: Side; bodies: string[]; isMuted: boolean }

/**
 * Records that messages are emailed, of at most so many threads, and returns them by thread and side: each is returned once, by
 * whichever process has locked its thread. Messages wait three minutes for others, so that several become one email.
 */
export async function takeUnmailed(db: Db, now: Date, most: number): Promise<Unmailed[]> {
  const { rows } = await sql<Unmailed>`
    with due as (
      select t.support_id, t.person_muted_at, t.partner_muted_at from threads t
      where t.support_id in (
        select m.support_id from thread_messages m where m.mailed_at is null
        group by m.support_id having min(m.created_at) <= ${now}::timestamptz - make_interval(mins => ${MAIL_WAIT_MINUTES})
        order by min(m.created_at) limit ${most})
      order by t.support_id
      for update skip locked
    ),
    taken as (
      update thread_messages m set mailed_at = ${now} from due
      where m.support_id = due.support_id and m.mailed_at is null
      returning m.id, m.support_id, m.author, m.body, m.created_at, m.hidden_at,
        case m.author when 'partner' then due.person_muted_at else due.partner_muted_at end is not null as is_muted
    )
    select support_id, author, is_muted,
      coalesce(jsonb_agg(body order by created_at, id) filter (where hidden_at is null), '[]') as bodies
    from taken group by support_id, author, is_muted order by min(created_at), support_id, author`.execute(
    db,
  )
  return rows
}
