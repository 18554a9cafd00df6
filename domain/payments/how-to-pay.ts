import { sql } from 'kysely'
import { m } from '#messages'
import type { Rows } from '#platform/database/scope.ts'

/** How to pay without a provider: the organization's words, else the site's, else that the organization will write. */
export async function howToPay(db: Rows, paymentId: string): Promise<string> {
  return (await findHowToPay(db, paymentId)) ?? m.payments_how_to_pay_unknown()
}

/** The same as it is written; null while nobody has said it. */
export async function findHowToPay(db: Rows, paymentId: string): Promise<string | null> {
  const { rows } = await sql<{ words: string | null }>`
    select app.how_to_pay(${paymentId}) as words`.execute(db)
  return rows[0]?.words?.trim() || null
}
