import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { REFUSES_AFTER_DAYS } from './obligation.ts'

export type TakenWarning = { partnerId: string; refusesAt: Date }

/**
 * Records that organizations are warned, and returns them: each once, by whichever process records it. It is those that were reminded
 * twice of a request that counts, when staff is told; not while an earlier warning holds, of which something is still unanswered.
 */
export async function takeWarnings(db: Db, now: Date): Promise<TakenWarning[]> {
  const { rows } = await sql<TakenWarning>`
    insert into answer_warnings (partner_id, warned_at, refuses_at)
    select o.partner_id, ${now}::timestamptz, ${now}::timestamptz + make_interval(days => ${REFUSES_AFTER_DAYS})
    from obligations o join partners p on p.id = o.partner_id
    where o.owner = 'partner' and p.status = 'approved'
      and o.due_at + make_interval(days => 2 * o.days) <= ${now} and o.counts
      and not exists (select from answer_warnings w where w.partner_id = o.partner_id and exists (
        select from obligations x where x.partner_id = w.partner_id and x.counts and x.due_at <= w.warned_at))
    group by o.partner_id
    on conflict (partner_id) do update set warned_at = excluded.warned_at, refuses_at = excluded.refuses_at
      where answer_warnings.warned_at <= excluded.warned_at - interval '1 hour'
    returning partner_id, refuses_at`.execute(db)
  return rows
}
