import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'

/**
 * What an organization's silence has led to. warned: from `refusesAt` on it cannot submit new posts. refused: it cannot. lifted: staff
 * lets it until `liftedUntil`.
 */
export type AnswerStanding = {
  state: 'warned' | 'refused' | 'lifted'
  warnedAt: Date
  refusesAt: Date
  liftedUntil: Date | null
  liftReason: string | null
  /** Requests that count, were overdue at the warning, and are still not answered. */
  owed: number
}

/** Reads the standing of an organization; null while it was not warned, or has answered what was overdue then. */
export async function readAnswerStanding(
  db: Db,
  partnerId: string,
  now: Date,
): Promise<AnswerStanding | null> {
  const { rows } = await sql<Omit<AnswerStanding, 'state'>>`
    select warned_at, refuses_at, lifted_until, lift_reason, (
      select count(*)::integer from obligations o
      where o.partner_id = ${partnerId} and o.counts and o.due_at <= w.warned_at) as owed
    from answer_warnings w where w.partner_id = ${partnerId}`.execute(db)
  const [warning] = rows
  if (!warning || warning.owed === 0) return null
  const isLifted = warning.liftedUntil !== null && warning.liftedUntil > now
  const state = isLifted ? 'lifted' : warning.refusesAt <= now ? 'refused' : 'warned'
  return { state, ...warning }
}
