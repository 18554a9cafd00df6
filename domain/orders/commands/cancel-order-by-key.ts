import { z } from 'zod'
import { command } from '#platform/operation.ts'
import { endUnpaidOrder } from '../end-unpaid-order.ts'
import { refusePaid } from '../refuse-paid.ts'

/**
 * Cancels an unpaid order as a whole for the holder of its key. The caller has verified the key and that the order exists.
 *
 * @throws AppError conflict if it is paid or has ended.
 */
export const cancelOrderByKey = command({
  name: 'orders.cancel-order-by-key',
  for: 'system',
  input: z.object({ orderId: z.uuid() }),
  async run({ input: { orderId }, ...ctx }): Promise<void> {
    await refusePaid(ctx.db, orderId)
    await endUnpaidOrder(ctx, orderId, { by: 'customer' })
  },
})
