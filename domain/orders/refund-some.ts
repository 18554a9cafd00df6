import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError, type FieldErrors } from '#platform/errors.ts'
import { requireLeft } from '../payments/given-refund.ts'
import { requestRefund, type RefundedLine } from '../payments/request-refund.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import type { OrderedUnits } from './desk.ts'
import { findFulfillmentOrder, type FulfillmentScope } from './find-fulfillment-order.ts'
import type { GivenRefund } from './given-refund.ts'
import {
  holdMoney,
  isPaidToStaff,
  movedOn,
  requireOthersMoney,
  statusNow,
} from './update-partner-order.ts'
import { orderNumber, type OrderStatus } from './order.ts'
import { unitsOf } from './units-of.ts'
import { mayRefundSome } from './refunds-of-parts.ts'
import { notifyOrderUpdated } from './notify-order-updated.ts'
import { notifyRefund } from './notify-refund.ts'
import { notifyPartner } from './notify-partner.ts'

/**
 * Refunds units of lines, or an amount, of a paid partner order, for its organization or staff: the price of the units
 * unless an amount is given. Emails the customer, and the organization if staff refunds. Refunding all that is left
 * also closes it: unsent items are cancelled, sent ones marked refunded. Returns the order's number and the US cents.
 *
 * @throws AppError not_found; forbidden; bad_input for more units or money than is left; conflict if the partner order
 * or its money has changed in the meantime.
 */
export async function refundSome(
  ctx: FulfillmentAction,
  desk: FulfillmentScope,
  given: GivenRefund,
): Promise<{ number: string; amountCents: number }> {
  const { db, actor, now } = ctx
  const part = await findFulfillmentOrder(db, desk, given.partId)
  if (!part) throw new AppError('not_found', m.orderdesk_not_found())
  requireOthersMoney(ctx, part)
  const money = await holdMoney(db, part.id)
  // Locks the row, so that it is not sent or closed at the same time.
  const { numUpdatedRows } = await db
    .updateTable('partnerOrders')
    .set({ updatedAt: now })
    .where('id', '=', part.id)
    .where('status', '=', given.seen)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw movedOn(await statusNow(db, part.id))
  if (!part.payment || !mayRefundSome(part.status, money)) throw movedOn(part.status)
  if (money.leftCents !== given.seenLeft) {
    throw new AppError('conflict', m.payments_refund_left_changed())
  }
  const lines = await chooseLines(db, part.id, given.lines)
  const amountCents = given.amount ?? priceOfAll(lines)
  if (amountCents === 0) {
    const sentence = m.orderdesk_refund_nothing()
    throw new AppError('bad_input', sentence, { fields: { amount: sentence } })
  }
  requireLeft(amountCents, money.leftCents)
  const isLater = isPaidToStaff(desk, part)
  await requestRefund(db, {
    paymentId: part.payment.id,
    partnerOrderId: part.id,
    amountCents,
    requestedBy: actor.kind === 'member' ? actor.userId : null,
    reason: given.reason,
    lines,
    isLeftToStaff: isLater,
    now,
  })
  const closed = amountCents === money.leftCents ? await close(ctx, part, given.reason) : null
  const details = { reason: given.reason, refundedCents: amountCents, isLater }
  if (closed) await notifyOrderUpdated(ctx, part, { ...details, what: closed })
  else {
    const { receivedCents: paidCents } = money
    const leftCents = money.leftCents - amountCents
    await notifyRefund(ctx, part, { ...details, paidCents, leftCents, units: lines })
  }
  if (desk === 'staff') {
    await notifyPartner(ctx, part, given.reason, closed ? null : amountCents)
    await ctx.audit({
      subject: 'partner_orders',
      subjectId: part.id,
      reason: given.reason,
      before: { status: part.status },
      after: {
        status: closed ?? part.status,
        order: orderNumber(part.number),
        refundedCents: amountCents,
      },
    })
  }
  return { number: orderNumber(part.number), amountCents }
}

type ChosenLine = RefundedLine & Pick<OrderedUnits, 'name' | 'size' | 'priceCents'>

async function chooseLines(
  db: Db,
  partId: string,
  wanted: readonly RefundedLine[],
): Promise<ChosenLine[]> {
  const units = await unitsOf(db, [partId])
  const fields: FieldErrors = {}
  const lines = wanted
    .filter(({ quantity }) => quantity > 0)
    .flatMap((line) => {
      const piece = units.find(({ lineId }) => lineId === line.lineId)
      const left = piece ? piece.quantity - piece.refundedQuantity : 0
      if (!piece || line.quantity > left) {
        fields[`units.${line.lineId}`] = m.orderdesk_refund_units_most({ count: left })
        return []
      }
      const { name, size, priceCents } = piece
      return [{ ...line, name, size, priceCents }]
    })
  const [problem] = Object.values(fields)
  if (problem) throw new AppError('bad_input', problem, { fields })
  return lines
}

function priceOfAll(lines: readonly ChosenLine[]): number {
  return lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)
}

/** Cancels it and restocks its other units if unsent; otherwise marks it refunded. */
async function close(
  { db, now }: FulfillmentAction,
  part: { id: string; status: OrderStatus },
  reason: string,
): Promise<'cancelled' | 'refunded'> {
  const status = part.status === 'processing' ? 'cancelled' : 'refunded'
  await db
    .updateTable('partnerOrders')
    .set({ status, reason, closedAt: now, updatedAt: now })
    .where('id', '=', part.id)
    .execute()
  return status
}
