import { sql } from 'kysely'
import { m } from '#messages'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { moneyOf, type Money } from '../payments/money.ts'
import { requestRefund } from '../payments/request-refund.ts'
import { cancelUnpaid } from './cancel-unpaid.ts'
import { LEADS_TO, movesFrom, type FulfillmentStep } from './desk.ts'
import type { FulfillmentAction } from './fulfillment-action.ts'
import {
  findFulfillmentOrder,
  type FulfillmentScope,
  type FulfillmentOrder,
} from './find-fulfillment-order.ts'
import { orderNumber, orderStatusLabel, type Hand, type OrderStatus } from './order.ts'
import { notifyOrderUpdated } from './notify-order-updated.ts'
import { notifyPartner } from './notify-partner.ts'

type PartMove = {
  partId: string
  /** The status when the user decided. */
  seen: OrderStatus
  /** The tracking text, if any. */
  tracking?: string
  /** Why it is closed; the customer reads it. For staff's other moves, audit log only. */
  reason?: string
  /** The refunded items were returned. */
  isRestocked?: boolean
}

const HANDS = { 'own-partner': 'organization', staff: 'staff' } as const satisfies Record<
  FulfillmentScope,
  Hand
>

/**
 * Changes the status of a partner order for its organization or staff, emails the customer, and updates stock and
 * money. Cancels an unpaid order as a whole. Returns the order's number, and whether other organizations send the rest.
 *
 * @throws AppError not_found, forbidden, conflict if it has changed in the meantime (with its current status).
 */
export async function updatePartnerOrder(
  ctx: FulfillmentAction,
  desk: FulfillmentScope,
  move: FulfillmentStep,
  given: PartMove,
): Promise<{ number: string; name: string; isPart: boolean }> {
  const part = await findFulfillmentOrder(ctx.db, desk, given.partId)
  if (!part) throw new AppError('not_found', m.orderdesk_not_found())
  if (part.status !== given.seen) throw movedOn(part.status)
  if (!movesFrom(part.status, HANDS[desk]).includes(move)) throw movedOn(part.status)
  if (move === 'cancel' && part.status === 'awaiting_payment') {
    await cancelUnpaid(ctx, desk, part, given.reason ?? '')
  } else {
    await step(ctx, desk, move, part, given)
  }
  if (desk === 'staff') await note(ctx, move, part, given)
  // An unpaid order is cancelled as a whole.
  const isPart = part.status !== 'awaiting_payment' && part.payment?.isAlone === false
  return { number: orderNumber(part.number), name: part.customer.name, isPart }
}

async function step(
  ctx: FulfillmentAction,
  desk: FulfillmentScope,
  move: FulfillmentStep,
  part: FulfillmentOrder,
  given: PartMove,
): Promise<void> {
  const { db, actor, now } = ctx
  const isClosing = move === 'cancel' || move === 'refund'
  let cents = 0
  if (isClosing) {
    requireOthersMoney(ctx, part)
    cents = (await holdMoney(db, part.id)).leftCents
  }
  const { numUpdatedRows } = await db
    .updateTable('partnerOrders')
    .set({
      status: LEADS_TO[move],
      updatedAt: now,
      ...(move === 'ship' ? { tracking: given.tracking ?? '', shippedAt: now } : {}),
      ...(move === 'deliver' ? { deliveredAt: now } : {}),
      ...(isClosing ? { reason: given.reason ?? '', closedAt: now } : {}),
      ...(move === 'refund' ? { isRestocked: given.isRestocked === true } : {}),
    })
    .where('id', '=', part.id)
    .where('status', '=', part.status)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) throw movedOn(await statusNow(db, part.id))
  if (cents > 0 && part.payment) {
    await requestRefund(db, {
      paymentId: part.payment.id,
      partnerOrderId: part.id,
      amountCents: cents,
      requestedBy: actor.kind === 'member' ? actor.userId : null,
      isLeftToStaff: isPaidToStaff(desk, part),
      now,
    })
  }
  await notifyOrderUpdated(ctx, part, {
    ...given,
    refundedCents: cents,
    isLater: isPaidToStaff(desk, part),
    what: LEADS_TO[move],
  })
  if (desk === 'staff' && isClosing) await notifyPartner(ctx, part, given.reason ?? '')
}

/**
 * Locks the payment of a partner order until the transaction ends, in the same order as recording a refund, so that the
 * two never deadlock; returns its current money.
 */
export async function holdMoney(db: Db, partId: string): Promise<Money> {
  await sql`select app.hold_payment(${partId})`.execute(db)
  const row = await db
    .selectFrom('partnerOrders')
    .select(['receivedCents', 'refundedCents', 'goingBackCents', 'disputedCents'])
    .where('id', '=', partId)
    .executeTakeFirstOrThrow()
  return moneyOf(row)
}

/** The site's team refunds what it was paid: an organization cannot confirm that refund. */
export function isPaidToStaff(desk: FulfillmentScope, { payment }: FulfillmentOrder): boolean {
  return desk === 'own-partner' && payment?.isPaidToTeam === true
}

/** No one confirms the refund of their own order: the provider reports it, or staff confirms it. */
export function requireOthersMoney(
  { actor }: FulfillmentAction,
  { customer, payment }: FulfillmentOrder,
): void {
  const isOwn = actor.kind === 'member' && actor.userId === customer.userId
  if (isOwn && payment?.provider === 'offline') {
    throw new AppError('conflict', m.orderdesk_own_order())
  }
}

function note(
  { audit }: FulfillmentAction,
  move: FulfillmentStep,
  part: FulfillmentOrder,
  given: PartMove,
) {
  return audit({
    subject: 'partner_orders',
    subjectId: part.id,
    reason: given.reason ?? '',
    before: { status: part.status },
    after: {
      status: LEADS_TO[move],
      order: orderNumber(part.number),
      ...(move === 'refund' ? { restocked: given.isRestocked === true } : {}),
    },
  })
}

/** Conflict: the partner order has changed since the user decided. */
export function movedOn(status: OrderStatus): AppError {
  return new AppError('conflict', m.orderdesk_moved_on({ status: orderStatusLabel(status) }))
}

export async function statusNow(db: Db, id: string): Promise<OrderStatus> {
  const { status } = await db
    .selectFrom('partnerOrders')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return status as OrderStatus
}
