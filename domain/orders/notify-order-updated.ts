import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import { inPageLanguage } from '#platform/text/translations.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import type { FulfillmentOrder } from './find-fulfillment-order.ts'
import { orderNumber } from './order.ts'
import { sealedOrderPath } from './order-seal.ts'
import { unitsLabel } from './desk.ts'
import { unitsOf } from './units-of.ts'

type ToldMove = {
  /** The new status of the partner order. */
  what: 'shipped' | 'delivered' | 'cancelled' | 'refunded'
  /** The tracking text. */
  tracking?: string
  /** Why it was closed. */
  reason?: string
  /** The amount refunded with it, in US cents. */
  refundedCents?: number
  /** Staff has yet to send the refund. */
  isLater?: boolean
}

/** Emails the customer the new status of a partner order, the reason, and what happens to the money. */
export async function notifyOrderUpdated(
  ctx: FulfillmentAction,
  part: FulfillmentOrder,
  told: ToldMove,
): Promise<void> {
  const { email, name } = part.customer
  const number = orderNumber(part.number)
  const about = () => ({
    number,
    organization: part.organization
      ? inPageLanguage(part.organization)
      : m.orderdesk_organization_left(),
  })
  const units = await unitsOf(ctx.db, [part.id])
  await ctx.notify(() => ({
    kind: `orders.${told.what}`,
    to: { email, name: stripLinks(name) },
    replyTo: part.organizationEmail || ctx.office.email,
    ...wordsOf(part, told, about(), units.map(unitsLabel)),
    action: {
      label: m.orderdesk_mail_action(),
      path: sealedOrderPath(ctx.seal, { id: part.orderId, number }),
    },
  }))
}

function wordsOf(
  part: FulfillmentOrder,
  { what, tracking = '', reason = '', refundedCents = 0, isLater = false }: ToldMove,
  about: { number: string; organization: string },
  units: string[],
): { subject: string; paragraphs: string[] } {
  const closing = [
    ...units,
    m.orderdesk_mail_reason({ reason }),
    ...(refundedCents > 0 ? [refundWords(part, refundedCents, isLater)] : []),
  ]
  // Other organizations send the rest of the order.
  const isPart = part.payment?.isAlone === false
  switch (what) {
    case 'shipped':
      return {
        subject: isPart
          ? m.orderdesk_mail_shipped_subject_part(about)
          : m.orderdesk_mail_shipped_subject(about),
        paragraphs: [
          m.orderdesk_mail_shipped_text(about),
          ...units,
          ...(tracking ? [m.orderdesk_mail_tracking({ tracking })] : []),
        ],
      }
    case 'delivered':
      return {
        subject: isPart
          ? m.orderdesk_mail_delivered_subject_part(about)
          : m.orderdesk_mail_delivered_subject(about),
        paragraphs: [
          m.orderdesk_mail_delivered_text(about),
          ...units,
          m.orderdesk_mail_delivered_next(),
        ],
      }
    case 'cancelled':
      return {
        subject: isPart
          ? m.orderdesk_mail_cancelled_subject_part(about)
          : m.orderdesk_mail_cancelled_subject(about),
        paragraphs: [m.orderdesk_mail_cancelled_text(about), ...closing],
      }
    case 'refunded':
      return {
        subject: isPart
          ? m.orderdesk_mail_refunded_subject_part(about)
          : m.orderdesk_mail_refunded_subject(about),
        paragraphs: [m.orderdesk_mail_refunded_text(about), ...closing],
      }
  }
}

/** Explains how the refund, in US cents, is paid out. */
export function refundWords(
  { payment }: Pick<FulfillmentOrder, 'payment'>,
  cents: number,
  isLater: boolean,
): string {
  const amount = format.price(cents)
  if (isLater) return m.orderdesk_mail_money_later({ amount })
  return payment?.provider === 'offline'
    ? m.orderdesk_mail_money_offline({ amount })
    : m.orderdesk_mail_money_card({ amount })
}
