import type { CommandContext } from '#platform/operation.ts'
import { notifyGiftReceived } from '#domain/support/notify-gift-received.ts'
import { notifyOrderPaid } from '#domain/orders/notify-order-paid.ts'

/** Emails that the payment of an order or gift was received; no one if the gift no longer exists. */
export async function notifyPaid(
  ctx: CommandContext,
  payment: { orderId: string | null; supportId: string | null },
): Promise<void> {
  if (payment.orderId) await notifyOrderPaid(ctx, payment.orderId)
  else if (payment.supportId) await notifyGiftReceived(ctx, payment.supportId)
}
