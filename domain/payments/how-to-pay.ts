import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { isPaidToTeam } from './is-paid-to-team.ts'

/** The payee's payment instructions in the language of the page or mail, or a sentence that they will follow if there are none. */
export function paymentWords(instructions: TextInEach | null, isTeams: boolean): string {
  if (instructions) return inPageLanguage(instructions).trim()
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

/** Returns the payee's payment instructions in each language that they are written in, or null if none are set. */
export async function findHowToPay(db: Db, paymentId: string): Promise<TextInEach | null> {
  const { rows } = await sql<{ words: TextInEach | null }>`
    select app.how_to_pay(${paymentId}) as words`.execute(db)
  return rows[0]?.words ?? null
}
