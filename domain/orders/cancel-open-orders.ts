import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { endUnpaidOrdersOf } from './end-unpaid-orders-of.ts'
import type { OrderAction } from './order-action.ts'

/**
 * Ends the selling of an organization that leaves, in the running transaction. Unpaid orders that have a part of it end
 * whole, and their customers are told; of what it sold the sums stay, without its words.
 *
 * @throws AppError conflict while something is paid and not sent: its customers get their goods, or their money back, first.
 */
export async function cancelOpenOrders(ctx: OrderAction, partnerId: string): Promise<void> {
  const { db } = ctx
  await endUnpaidOrdersOf(ctx, partnerId, m.account_gone_reason())
  // Now that nothing of it can be paid any more.
  const { owed } = await db
    .selectFrom('partnerOrders')
    .select((make) => make.fn.countAll<number>().as('owed'))
    .where('partnerId', '=', partnerId)
    .where('status', '=', 'processing')
    .executeTakeFirstOrThrow()
  if (Number(owed) > 0) {
    throw new AppError('conflict', m.account_delete_orders_to_send({ count: Number(owed) }))
  }
  await db
    .updateTable('orderLines')
    .set({ productName: '', size: '' })
    .where('partnerOrderId', 'in', (from) =>
      from.selectFrom('partnerOrders').select('id').where('partnerId', '=', partnerId),
    )
    .execute()
}
