import { format } from '#platform/text/format.ts'
import { aboutTopic } from '#domain/accounts/mail-topic.ts'
import { m } from '#messages'
import { organizationTeam } from '#domain/partners/team-recipient.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import type { FulfillmentOrder } from './find-fulfillment-order.ts'
import { orderNumber } from './order.ts'

/**
 * Notifies an organization that staff has closed its partner order, so that it sends nothing more, or has refunded
 * `refundedCents` of it.
 */
export async function notifyPartner(
  { notify }: FulfillmentAction,
  part: FulfillmentOrder,
  reason: string,
  refundedCents: number | null = null,
): Promise<void> {
  const { partnerId } = part
  if (partnerId === null) return
  const number = orderNumber(part.number)
  const isClosed = refundedCents === null
  const amount = () => format.price(refundedCents ?? 0)
  await notify(() => ({
    kind: isClosed ? 'orders.closed-by-staff' : 'orders.partly-refunded-for-organization',
    to: organizationTeam(partnerId, part.organizationContact, isClosed ? 'answer' : 'money'),
    subject: isClosed
      ? m.orderdesk_mail_closed_subject({ number })
      : m.orders_mail_refunded_subject({ number, amount: amount() }),
    paragraphs: [
      isClosed
        ? m.orderdesk_mail_closed_text({ number })
        : m.orderdesk_mail_refunded_by_staff({ number, amount: amount() }),
      m.orderdesk_mail_reason({ reason }),
      isClosed ? m.orderdesk_mail_closed_next() : m.orders_mail_refunded_organization_next(),
    ],
    action: {
      label: m.orderdesk_mail_action(),
      path: `/partner-dashboard/orders/${number}`,
    },
    topic: aboutTopic('organization'),
  }))
}
