import type { CommandContext } from '#platform/operation.ts'
import { notifyGiftReceived } from '../support/notify-gift-received.ts'
import { notifyOrderPaid } from '../orders/notify-order-paid.ts'

/** Tells by mail that the money for an order or a gift has come; of a gift that is no longer kept, nobody. */
export async function notifyPaid(
  ctx: CommandContext,
  payment: { orderId: string | null; supportId: string | null },
): Promise<void> {
  if (payment.orderId) await notifyOrderPaid(ctx, payment.orderId)
  else if (payment.supportId) await notifyGiftReceived(ctx, payment.supportId)
}
