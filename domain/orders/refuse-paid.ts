import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'

/**
 * Locks the payment of an order until the transaction ends, so that it cannot be paid in the meantime.
 *
 * @throws AppError conflict if it is paid or has ended.
 */
export async function refusePaid(db: Db, orderId: string): Promise<void> {
  const pending = await db
    .selectFrom('payments')
    .select('id')
    .where('orderId', '=', orderId)
    .where('status', '=', 'pending')
    .forUpdate()
    .executeTakeFirst()
  if (!pending) throw new AppError('conflict', m.orders_no_longer_unpaid())
}
