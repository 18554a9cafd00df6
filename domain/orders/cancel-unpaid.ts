import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import type { FulfillmentScope, FulfillmentOrder } from './find-fulfillment-order.ts'

/**
 * Cancels the whole unpaid order that a partner order belongs to: restocks its units, ends its payment, and notifies
 * everyone involved.
 *
 * @throws AppError conflict for an organization that shares the order with others or is not the payee, since the money
 * may have reached the site's team; and if the payment has arrived in the meantime.
 */
export async function cancelUnpaid(
  ctx: FulfillmentAction,
  desk: FulfillmentScope,
  part: FulfillmentOrder,
  reason: string,
): Promise<void> {
  if (desk === 'own-partner' && part.payment?.isAlone !== true) {
    throw new AppError('conflict', m.orderdesk_not_alone())
  }
  if (desk === 'own-partner' && part.payment?.isPaidToTeam === true) {
    throw new AppError('conflict', m.payments_paid_to_team())
  }
  const by = desk === 'staff' ? 'staff' : 'organization'
  await endUnpaidOrder(ctx, part.orderId, { by, reason })
  const { status } = await ctx.db
    .selectFrom('partnerOrders')
    .select('status')
    .where('id', '=', part.id)
    .executeTakeFirstOrThrow()
  if (status !== 'cancelled') throw new AppError('conflict', m.orderdesk_paid_meanwhile())
}
