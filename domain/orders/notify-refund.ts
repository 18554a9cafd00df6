import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import { unitsLabel, type OrderedUnits } from './desk.ts'
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
  units: readonly Pick<OrderedUnits, 'quantity' | 'name' | 'size'>[]
  reason: string
  /** Staff has yet to send the refund. */
  isLater: boolean
}

/** Emails the customer a partial refund of an order that goes on: how much, for what, why, and what is left. */
export async function notifyRefund(
  ctx: FulfillmentAction,
  part: FulfillmentOrder,
  { refundedCents, paidCents, leftCents, units, reason, isLater }: ToldRefund,
): Promise<void> {
  const { email, name } = part.customer
  const number = orderNumber(part.number)
  const about = () => ({
    number,
    amount: format.price(refundedCents),
    organization: part.organization
      ? inPageLanguage(part.organization)
      : m.orderdesk_organization_left(),
  })
  await ctx.notify(() => ({
    kind: 'orders.partly-refunded',
    to: { email, name: stripLinks(name) },
    replyTo: part.organizationEmail || ctx.office.email,
    subject: m.orders_mail_refunded_subject(about()),
    paragraphs: [
      m.orderdesk_mail_some_refunded(about()),
      ...units.map(unitsLabel),
      m.orderdesk_mail_reason({ reason }),
      refundWords(part, refundedCents, isLater),
      sumsOf(part, { paid: format.price(paidCents), left: format.price(leftCents), ...about() }),
    ],
    action: {
      label: m.orderdesk_mail_action(),
      path: sealedOrderPath(ctx.seal, { id: part.orderId, number }),
    },
  }))
}

function sumsOf(
  { payment }: FulfillmentOrder,
  sums: { paid: string; left: string; organization: string },
): string {
  // Other organizations send the rest of the order.
  return payment?.isAlone === false ? m.orderdesk_mail_left_part(sums) : m.orderdesk_mail_left(sums)
}
