import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { ownOrders } from '../own-orders.ts'
import { presentOrder, type Order } from '../present-order.ts'

/** Returns the caller's own order by its number. @throws AppError not_found, also for anyone else's. */
export const getOwnOrder = query({
  name: 'orders.get-own-order',
  for: 'guest',
  input: z.object({ number: z.number().int() }),
  async run({ db, actor, input }): Promise<Order> {
    const own = await db
      .selectFrom('orders')
      .select('id')
      .where('number', '=', input.number)
      .where(ownOrders(actor))
      .executeTakeFirst()
    const order = own && (await presentOrder(db, own.id))
    if (!order) throw new AppError('not_found', m.orders_not_found())
    return order
  },
})
