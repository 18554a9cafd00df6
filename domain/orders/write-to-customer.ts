import { m } from '#messages'
import { composeMail } from '#platform/mail/compose-mail.ts'
import { stripLinks } from '#platform/text/strip-links.ts'
import type { OrderAction } from './order-action.ts'
import { sealedOrderPath } from './order-seal.ts'
import type { Order } from './present-order.ts'

/** Writes to whoever ordered, with the way to the order, which needs no signing in. */
export async function writeToCustomer(
  { mail, linkTo, seal, office }: OrderAction,
  order: Order,
  news: { kind: string; subject: string; paragraphs: string[] },
): Promise<void> {
  const { name, email } = order.recipient
  // Forgotten, or never known.
  if (email === '') return
  await mail(
    composeMail({
      ...news,
      to: email,
      replyTo: office.email,
      greeting: m.mail_greeting({ name: stripLinks(name) }),
      action: { label: m.orders_mail_open(), url: linkTo(sealedOrderPath(seal, order)) },
      footer: m.mail_footer(),
    }),
  )
}
