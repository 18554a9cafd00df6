import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { partnerProfileVersion } from '../profile-versions.ts'

/**
 * Finds the caller's organization's offline payment instructions, with the version that the form sends back; null
 * without an organization.
 */
export const findPaymentInstructions = query({
  name: 'partners.find-payment-instructions',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<{ words: string; version: string } | null> {
    const row = await db
      .selectFrom('partners')
      .selectAll()
      .where('id', '=', sql<string>`(select app.own_partner('{}', '{money}'))`)
      .executeTakeFirst()
    return row
      ? { words: row.paymentInstructions, version: partnerProfileVersion(row, 'payment') }
      : null
  },
})
