import { endUnpaidOrder } from './end-unpaid-order.ts'
import type { OrderAction } from './order-action.ts'

/**
 * Ends, in the running transaction, every unpaid order that has a part of an organization, whole, with the reason that its
 * customer reads. Its products are withdrawn before, so that no other comes meanwhile.
 */
export async function endUnpaidOrdersOf(
  ctx: OrderAction,
  partnerId: string,
  reason: string,
): Promise<void> {
  const { db } = ctx
  // All payments before any piece: whoever ends one of these orders holds its payment and then waits for its pieces.
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
