import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { findHowToPay, paymentWords } from '../payments/how-to-pay.ts'
import type { OrderAction } from './order-action.ts'
import { addressLines, linesOfOrder } from './order-mail-words.ts'
import { presentOrder, type Order } from './present-order.ts'
import { writeToCustomer } from './write-to-customer.ts'
import { writeToOrganizations } from './write-to-organizations.ts'

/**
 * Emails the customer the order, its address and how to pay. Organizations are emailed now only if they must look for
 * the payment themselves: a customer who abandons the card checkout has not ordered anything.
 */
export async function notifyOrderPlaced(
  ctx: OrderAction,
  orderId: string,
  { isCustomerMailed }: { isCustomerMailed: boolean },
): Promise<void> {
  const order = await presentOrder(ctx.db, orderId)
  if (!order) return
  const { number, parts, totalCents, recipient, payment } = order
  const instructions = await findHowToPay(ctx.db, payment.id)
  if (isCustomerMailed) {
    await writeToCustomer(ctx, order, () => ({
      kind: 'orders.placed',
      subject: m.orders_mail_placed_subject({ number }),
      paragraphs: [
        m.orders_mail_placed({ number }),
        ...linesOfOrder(parts),
        m.orders_mail_total({ total: format.price(totalCents) }),
        m.orders_mail_goes_to({ address: addressLines(recipient) }),
        ...payingWords(order, instructions),
        m.orders_mail_not_you(),
      ],
    }))
  }
  if (payment.provider !== 'offline') return
  await writeToOrganizations(ctx, order, () => ({
    kind: 'orders.new',
    duties: ['answer', 'money'],
    subject: m.orders_mail_new_subject({ number }),
    before: m.orders_mail_new({ number }),
    after: payment.isPaidToTeam
      ? m.orders_mail_new_wait()
      : [
          m.orders_mail_new_alone(),
          ...(payment.isHowToPayKnown ? [] : [m.orders_mail_new_write()]),
        ].join(' '),
  }))
}

function payingWords({ number, payment }: Order, instructions: TextInEach | null): string[] {
  const until =
    payment.dueAt === null ? [] : [m.orders_mail_held({ date: format.date(payment.dueAt) })]
  if (payment.howToPay === null) return [m.orders_mail_pay_by_card()]
  return [
    ...paymentWords(instructions, payment.isPaidToTeam)
      .split('\n')
      .filter((line) => line.trim() !== ''),
    m.orders_mail_reference({ number }),
    ...until,
  ]
}
