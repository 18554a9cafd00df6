import { m } from '#messages'
import { stripLinks } from '#platform/text/strip-links.ts'
import type { OrderAction } from './order-action.ts'
import { sealedOrderPath } from './order-seal.ts'
import type { Order } from './present-order.ts'

/** Emails the buyer, with a link to the order that needs no sign-in. `news` is called in their language. */
export async function writeToCustomer(
  { notify, seal, office }: OrderAction,
  order: Order,
  news: () => { kind: string; subject: string; paragraphs: string[] },
): Promise<void> {
  const { name, email } = order.recipient
  await notify(() => ({
    ...news(),
    to: { email, name: stripLinks(name) },
    replyTo: office.email,
    action: { label: m.orders_mail_open(), path: sealedOrderPath(seal, order) },
  }))
}
