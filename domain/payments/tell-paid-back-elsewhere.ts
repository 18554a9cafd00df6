import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import type { Deed } from '#platform/operation.ts'
import { OFFICE } from '../inbox/office.ts'
import { orderNumber } from '../orders/order.ts'
import { priceOf } from '../store/product.ts'

/** Tells the office that some of an order's money, in US cents, was paid back in the provider's dashboard, and that the order goes on. */
export async function tellPaidBackElsewhere(
  { db, mail, linkTo }: Deed,
  orderId: string,
  amountCents: number,
): Promise<void> {
  const order = await db
    .selectFrom('orders')
    .select('number')
    .where('id', '=', orderId)
    .executeTakeFirst()
  if (!order) return
  const about = { amount: priceOf(amountCents), number: orderNumber(Number(order.number)) }
  await mail(
    composeMail({
      kind: 'payments.partly-refunded',
      to: OFFICE.email,
      subject: m.payments_mail_partly_subject(about),
      greeting: m.mail_greeting({ name: OFFICE.person }),
      paragraphs: [m.payments_mail_partly_text(about), m.payments_mail_partly_more()],
      action: { label: m.orderdesk_mail_action(), url: linkTo(`/admin/orders/${about.number}`) },
      footer: m.mail_footer(),
    }),
  )
}
