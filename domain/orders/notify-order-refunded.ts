import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { Money } from '../payments/money.ts'
import type { ClosedParts } from './close-paid-back.ts'
import type { OrderAction } from './order-action.ts'
import { presentOrder } from './present-order.ts'
import { writeToCustomer } from './write-to-customer.ts'
import { writeToOrganizations } from './write-to-organizations.ts'

export type OrderRefund = {
  /** The amounts just refunded, in US cents, by partner order id. */
  shares: ReadonlyMap<string, number>
  closed: ClosedParts
  /** `provider`: refunded in its dashboard; `bank`: a dispute was lost; `desk`: requested here, with its own emails. */
  by: 'provider' | 'bank' | 'desk'
}

/**
 * Notifies the customer, the organizations involved and the office that an order was refunded outside of this site, or
 * that a refund has closed a partner order: how much, and what is left. Refunds requested here are not announced twice.
 */
export async function notifyOrderRefunded(
  ctx: OrderAction,
  orderId: string,
  { shares, closed, by }: OrderRefund,
): Promise<void> {
  const isClosed = (id: string) => closed.unsent.has(id) || closed.sent.has(id)
  if (by === 'desk' && closed.unsent.size + closed.sent.size === 0) return
  const order = await presentOrder(ctx.db, orderId)
  if (!order) return
  const { number, payment } = order
  const cents = [...shares.values()].reduce((sum, share) => sum + share, 0)
  const about = () => ({ number, amount: format.price(cents) })
  const isWhole = payment.netCents === 0
  await writeToCustomer(ctx, order, () => ({
    kind: isWhole ? 'orders.paid-back' : 'orders.partly-refunded',
    subject: isWhole
      ? m.orders_mail_paid_back_subject({ number })
      : m.orders_mail_refunded_subject(about()),
    paragraphs: [
      by === 'bank'
        ? m.orders_mail_refunded_by_bank(about())
        : m.orders_mail_refunded_text(about()),
      moneyWords(payment),
      ...(closed.unsent.size > 0 ? [m.orders_mail_paid_back_unsent()] : []),
    ],
  }))
  await writeToOrganizations(ctx, order, (part) => {
    const share = { number, amount: format.price(shares.get(part.id) ?? 0) }
    if (isClosed(part.id)) {
      return {
        kind: 'orders.paid-back-for-organization',
        duties: ['answer', 'money'],
        subject: m.orders_mail_paid_back_organization_subject({ number }),
        before: m.orders_mail_paid_back_organization(share),
        after: m.orders_mail_paid_back_organization_next(),
      }
    }
    return by === 'desk' || !shares.has(part.id)
      ? null
      : {
          kind: 'orders.partly-refunded-for-organization',
          duties: ['money'],
          subject: m.orders_mail_refunded_subject(share),
          before: m.orders_mail_refunded_organization(share),
          after: `${moneyWords(part.money)} ${m.orders_mail_refunded_organization_next()}`,
        }
  })
  if (by === 'provider' && !isWhole) {
    await ctx.notify(() => ({
      kind: 'payments.partly-refunded',
      to: 'office',
      subject: m.payments_mail_partly_subject(about()),
      paragraphs: [m.payments_mail_partly_text(about()), m.payments_mail_partly_more()],
      action: {
        label: m.orderdesk_mail_action(),
        path: `/admin/orders/${number}`,
      },
    }))
  }
}

/** Formats the amounts paid, refunded and left. */
function moneyWords({ receivedCents, refundedCents, netCents }: Money): string {
  return m.payments_mail_sums({
    paid: format.price(receivedCents),
    refunded: format.price(refundedCents),
    net: format.price(netCents),
  })
}
