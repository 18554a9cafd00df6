import { m } from '#messages'
import { stripLinks } from '#platform/text/strip-links.ts'
import { priceOf } from '../store/product.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import { unitsLabel, type Piece } from './desk.ts'
import type { FulfillmentOrder } from './find-fulfillment-order.ts'
import { orderNumber } from './order.ts'
import { sealedOrderPath } from './order-seal.ts'
import { refundWords } from './notify-order-updated.ts'

type ToldRefund = {
  refundedCents: number
  /** What the customer paid for the partner order, and what is left of it after this refund, in US cents. */
  paidCents: number
  leftCents: number
  /** The refunded units; empty for an amount. */
  pieces: readonly Pick<Piece, 'quantity' | 'name' | 'size'>[]
  reason: string
  /** Staff has yet to send the refund. */
  isLater: boolean
}

/** Emails the customer a partial refund of an order that goes on: how much, for what, why, and what is left. */
export async function notifyRefund(
  ctx: FulfillmentAction,
  part: FulfillmentOrder,
  { refundedCents, paidCents, leftCents, pieces, reason, isLater }: ToldRefund,
): Promise<void> {
  const { email, name } = part.customer
  const number = orderNumber(part.number)
  const about = {
    number,
    amount: priceOf(refundedCents),
    organization: part.organization || m.orderdesk_organization_left(),
  }
  await ctx.notify({
    kind: 'orders.partly-refunded',
    to: { email, name: stripLinks(name) },
    replyTo: part.organizationEmail || ctx.office.email,
    subject: m.orders_mail_refunded_subject(about),
    paragraphs: [
      m.orderdesk_mail_some_refunded(about),
      ...pieces.map(unitsLabel),
      m.orderdesk_mail_reason({ reason }),
      refundWords(part, refundedCents, isLater),
      sumsOf(part, { paid: priceOf(paidCents), left: priceOf(leftCents), ...about }),
    ],
    action: {
      label: m.orderdesk_mail_action(),
      path: sealedOrderPath(ctx.seal, { id: part.orderId, number }),
    },
  })
}

function sumsOf(
  { payment }: FulfillmentOrder,
  sums: { paid: string; left: string; organization: string },
): string {
  // Other organizations send the rest of the order.
  return payment?.isAlone === false ? m.orderdesk_mail_left_part(sums) : m.orderdesk_mail_left(sums)
}
