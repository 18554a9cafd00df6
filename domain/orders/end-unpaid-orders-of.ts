import { endUnpaidOrder } from './end-unpaid-order.ts'
import type { OrderAction } from './order-action.ts'

/**
 * Ends, in the current transaction, every unpaid order that includes an organization, as a whole; its customer reads
 * the reason. The caller has withdrawn the organization's products, so that no new order can arrive.
 */
export async function endUnpaidOrdersOf(
  ctx: OrderAction,
  partnerId: string,
  reason: string,
): Promise<void> {
  const { db } = ctx
  // Lock all payments before any stock: ending one of these orders locks its payment and then waits for its variants.
  const unpaid = await db
    .selectFrom('payments')
    .select('orderId')
    .where('status', '=', 'pending')
    .where('orderId', 'in', (from) =>
      from.selectFrom('partnerOrders').select('orderId').where('partnerId', '=', partnerId),
    )
    .orderBy('orderId')
    .forUpdate()
    .execute()
  for (const { orderId: id } of unpaid) {
    if (id) await endUnpaidOrder(ctx, id, { by: 'staff', reason })
  }
}
