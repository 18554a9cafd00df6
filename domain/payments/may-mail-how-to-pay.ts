import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'

/**
 * Whether the person who has just ordered or given may be emailed how to pay. Members always; an address that a visitor typed
 * may be someone else's, so it gets five such emails an hour.
 */
export async function mayMailHowToPay(
  db: Db,
  { actor, email, now }: { actor: Actor; email: string; now: Date },
): Promise<boolean> {
  if (actor.kind === 'member') return true
  const { rows } = await sql<{ may: boolean }>`
    select app.may_mail_how_to_pay(${email}, ${now}) as may`.execute(db)
  return rows[0]?.may === true
}
