import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** What the caller's organization says about how it is paid without a provider; null without an organization. */
export const findPaymentInstructions = query({
  name: 'partners.find-payment-instructions',
  for: 'member',
  input: z.object({}),
  async run({ db, actor }): Promise<string | null> {
    const row = await db
      .selectFrom('partners')
      .select('payment_instructions')
      .where('user_id', '=', actor.kind === 'member' ? actor.userId : '')
      .executeTakeFirst()
    return row?.payment_instructions ?? null
  },
})
