import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { isPaidToTeam } from './is-paid-to-team.ts'

/** How to pay without a provider: the words of whom it is paid to, else that they will write. */
export async function howToPay(db: Db, paymentId: string): Promise<string> {
  return (
    (await findHowToPay(db, paymentId)) ??
    paymentInstructionsPending(await goesToTeam(db, paymentId))
  )
}

/** That whom it is paid to will write, since they have not said how. */
export function paymentInstructionsPending(isTeams: boolean): string {
  return isTeams ? m.payments_how_to_pay_unknown_shared() : m.payments_how_to_pay_unknown()
}

/** Whether a payment that the caller may see is paid to whoever runs the site. */
export async function goesToTeam(db: Db, paymentId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payments')
    .select(isPaidToTeam().as('isTeams'))
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return row?.isTeams ?? false
}

/** The same as it is written; null while nobody has said it. */
export async function findHowToPay(db: Db, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ words: string | null }>`
    select app.how_to_pay(${paymentId}) as words`.execute(db)
  return rows[0]?.words?.trim() || null
}
