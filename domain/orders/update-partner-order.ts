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
  /** Where it stood when the person decided. */
  seen: OrderStatus
  /** How it was sent, if that is told. */
  tracking?: string
  /** Why it is closed: the customer reads it. For staff's other moves, for the log only. */
  reason?: string
  /** The pieces of what is paid back have come back. */
  isRestocked?: boolean
}

const HANDS = { 'own-partner': 'organization', staff: 'staff' } as const satisfies Record<
  FulfillmentScope,
  Hand
>

/**
 * Moves a part of an order for its organization or for staff, tells the customer by mail, and sees to stock and money.
 * An unpaid order is cancelled whole. Gives the order's number, and whether others send the rest of it.
 *
 * @throws AppError not_found, forbidden, conflict when it has changed in the meantime (with what it is now).
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
  // What nobody has paid is cancelled whole.
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

/** Holds the payment of a part until the end of the transaction, as recording a refund does, so that two transactions that meet here never deadlock; gives the money of the part as it is now. */
export async function holdMoney(db: Db, partId: string): Promise<Money> {
  await sql`select app.hold_payment(${partId})`.execute(db)
  const row = await db
    .selectFrom('partnerOrders')
    .select(['receivedCents', 'refundedCents', 'goingBackCents', 'disputedCents'])
    .where('id', '=', partId)
    .executeTakeFirstOrThrow()
  return moneyOf(row)
}

/** What was paid to the site's team is sent back by it: an organization cannot say that it has gone. */
export function isPaidToStaff(desk: FulfillmentScope, { payment }: FulfillmentOrder): boolean {
  return desk === 'own-partner' && payment?.isPaidToTeam === true
}

/** Nobody says of an order of their own that its money has gone back: with a provider it is seen, else staff says so. */
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

/** The refusal for whoever decided on what is no longer so. */
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
