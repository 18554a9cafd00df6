import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** Counts the caller's organization's paid orders that are not sent yet, also while it is suspended. */
export const countPartsToSend = query({
  name: 'orders.count-parts-to-send',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('partnerOrders')
      .select((make) => make.fn.countAll<number>().as('count'))
      .where('partnerId', '=', sql<string>`(select app.own_partner())`)
      .where('status', '=', 'processing')
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})
