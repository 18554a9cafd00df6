import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { OrderAction } from './order-action.ts'
import { presentOrder } from './present-order.ts'
import { writeToOrganizations } from './write-to-organizations.ts'

/**
 * Emails the organizations of an order that its customer has disputed the payment (amount in US cents), or that the
 * dispute was won.
 */
export async function notifyOrderDisputed(
  ctx: OrderAction,
  orderId: string,
  { amountCents, state }: { amountCents: number; state: 'opened' | 'won' },
): Promise<void> {
  const order = await presentOrder(ctx.db, orderId)
  if (!order) return
  const about = () => ({ amount: format.price(amountCents), number: order.number })
  const isOpen = state === 'opened'
  await writeToOrganizations(ctx, order, () => ({
    kind: 'orders.disputed-for-organization',
    duties: ['money'],
    subject: isOpen
      ? m.orders_mail_disputed_subject(about())
      : m.orders_mail_dispute_over_subject(about()),
    before: isOpen ? m.orders_mail_disputed(about()) : m.orders_mail_dispute_over(about()),
    after: isOpen ? m.orders_mail_disputed_next() : m.orders_mail_dispute_over_next(),
  }))
}
