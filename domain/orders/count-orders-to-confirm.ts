import { z } from 'zod'
import { query } from '#platform/operation.ts'

/** How many orders wait for staff: those paid without a provider that several organizations send, whose money only staff may confirm. */
export const countOrdersToConfirm = query({
  name: 'orders.count-orders-to-confirm',
  for: 'staff',
  input: z.object({}),
  async run({ db }): Promise<number> {
    const { count } = await db
      .selectFrom('payments')
      .where('kind', '=', 'order')
      .where('status', '=', 'pending')
      .where('provider', '=', 'offline')
      .where((is) =>
        is.exists(
          is
            .selectFrom('partner_orders')
            .whereRef('partner_orders.order_id', '=', 'payments.order_id')
            .groupBy('partner_orders.order_id')
            .having((of) => of.fn.countAll<number>(), '>', 1)
            .select('partner_orders.order_id'),
        ),
      )
      .select((make) => make.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    return Number(count)
  },
})
