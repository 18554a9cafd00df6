import { sql } from 'kysely'
import type { Actor } from '#platform/actor.ts'
import type { Db } from '#platform/database/scope.ts'

/**
 * Whether the buyer or donor may be emailed payment instructions. Members always; an address typed by a visitor may
 * belong to someone else, so it gets at most five such emails an hour.
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
