import type { CommandContext } from '#platform/operation.ts'
import { notifyGiftReceived } from '../support/notify-gift-received.ts'
import { tellOrderPaid } from '../orders/tell-order-paid.ts'

/** Tells by mail that the money for an order or a gift has come; of a gift that is no longer kept, nobody. */
export async function tellPaid(
  ctx: CommandContext,
  payment: { order_id: string | null; support_id: string | null },
): Promise<void> {
  if (payment.order_id) await tellOrderPaid(ctx, payment.order_id)
  else if (payment.support_id) await notifyGiftReceived(ctx, payment.support_id)
}
