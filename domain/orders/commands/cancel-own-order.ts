import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import { command } from '#platform/operation.ts'
import { endUnpaidOrder } from '../end-unpaid-order.ts'
import { ownOrders } from '../own-orders.ts'
import { refusePaid } from '../refuse-paid.ts'

/**
 * Cancels the caller's own unpaid order as a whole, also while the store is closed.
 *
 * @throws AppError not_found for any other order; conflict if it is paid or has ended.
 */
export const cancelOwnOrder = command({
  name: 'orders.cancel-own-order',
  for: 'guest',
  input: z.object({ orderId: z.string() }),
  async run({ input: { orderId }, actor, ...ctx }): Promise<void> {
    const own = isId(orderId)
      ? await ctx.db
          .selectFrom('orders')
          .select('id')
          .where('id', '=', orderId)
          .where(ownOrders(actor))
          .executeTakeFirst()
      : undefined
    if (!own) throw new AppError('not_found', m.orders_not_found())
    await refusePaid(ctx.db, orderId)
    await endUnpaidOrder(ctx, orderId, { by: 'customer' })
  },
})
