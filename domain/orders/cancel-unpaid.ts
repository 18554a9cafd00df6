import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import type { FulfillmentScope, FulfillmentOrder } from './find-fulfillment-order.ts'

/**
 * Cancels the whole order of a part that nobody has paid yet: its pieces are offered again, its payment ends, everybody
 * concerned is told.
 *
 * @throws AppError conflict for an organization that is not the only one to send it, or that is not paid for it, since the
 * money may have come to the site's team; and when its money has come meanwhile.
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
