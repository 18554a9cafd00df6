import { z } from 'zod'
import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { presentOrder, type Order } from '../present-order.ts'

/**
 * Returns an order to the holder of its key: the caller passes the id from the key and the number from the URL.
 *
 * @throws AppError not_found, also if the two do not match.
 */
export const getOrderByKey = query({
  name: 'orders.get-order-by-key',
  for: 'system',
  input: z.object({ orderId: z.uuid(), number: z.number().int() }),
  async run({ db, input }): Promise<Order> {
    const known = await db
      .selectFrom('orders')
      .select('id')
      .where('id', '=', input.orderId)
      .where('number', '=', input.number)
      .executeTakeFirst()
    const order = known && (await presentOrder(db, known.id))
    if (!order) throw new AppError('not_found', m.orders_not_found())
    return order
  },
})
