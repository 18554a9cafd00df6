import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { isPaidToTeam } from './is-paid-to-team.ts'

/** Returns the payee's payment instructions, or a sentence that they will follow. */
export async function howToPay(db: Db, paymentId: string): Promise<string> {
  return (
    (await findHowToPay(db, paymentId)) ??
    paymentInstructionsPending(await goesToTeam(db, paymentId))
  )
}

/** The sentence that the payee will send instructions, because none are set. */
export function paymentInstructionsPending(isTeams: boolean): string {
  return isTeams ? m.payments_how_to_pay_unknown_shared() : m.payments_how_to_pay_unknown()
}

/** Whether a payment that the caller can see is paid to the site's team. */
export async function goesToTeam(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select(isPaidToTeam().as('isTeams'))
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return row?.isTeams ?? false
}

/** Returns the payee's payment instructions, or null if none are set. */
export async function findHowToPay(db: Db, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ words: string | null }>`
    select app.how_to_pay(${paymentId}) as words`.execute(db)
  return rows[0]?.words?.trim() || null
}
