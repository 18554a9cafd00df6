import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { partnerProfileVersion } from '../profile-versions.ts'

/** What the caller's organization says about how it is paid without a provider; with the version that the form brings back; null without an organization. */
export const findPaymentInstructions = query({
  name: 'partners.find-payment-instructions',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<{ words: string; version: string } | null> {
    const row = await db
      .selectFrom('partners')
      .selectAll()
      .where('userId', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    return row
      ? { words: row.paymentInstructions, version: partnerProfileVersion(row, 'payment') }
      : null
  },
})
