import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { endUnpaidOrdersOf } from './end-unpaid-orders-of.ts'
import type { OrderAction } from './order-action.ts'

/**
 * Ends an organization's sales when it leaves, in the current transaction. Cancels unpaid orders that contain its
 * products as a whole and notifies their customers; its past sales keep their sums without its texts.
 *
 * @throws AppError conflict while a paid order is unsent: its customer must receive the goods or a refund first.
 */
export async function cancelOpenOrders(ctx: OrderAction, partnerId: string): Promise<void> {
  const { db } = ctx
  await endUnpaidOrdersOf(ctx, partnerId, m.account_gone_reason())
  // Counted only now, when none of its orders can be paid anymore.
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
