import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { presentOrder } from '../present-order.ts'
import { writeToCustomer } from '../write-to-customer.ts'

/** Emails the link of an order to the address given at checkout. */
export const mailOrderLink = command({
  name: 'orders.mail-order-link',
  for: 'system',
  input: z.object({ orderId: z.uuid() }),
  async run(ctx) {
    const order = await presentOrder(ctx.db, ctx.input.orderId)
    if (!order) return
    const { number } = order
    await writeToCustomer(ctx, order, () => ({
      kind: 'orders.link',
      subject: m.orders_mail_link_subject({ number }),
      paragraphs: [m.orders_mail_link({ number }), m.orders_mail_link_not_you()],
    }))
  },
})
