import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { moneyOf } from '#domain/payments/money.ts'
import type { PaymentStatus, Provider } from '#domain/payments/payment.ts'
import { refundWaits } from '#domain/payments/refund-waits.ts'
import { countryName } from '../country.ts'
import { movesFrom } from '../desk.ts'
import { orderNumber, readOrderNumber, type OrderStatus } from '../order.ts'
import { piecesOf } from '../pieces-of.ts'
import { mayRefundSome, refundsOfParts } from '../refunds-of-parts.ts'

/**
 * A whole order for staff, found by its id, that of a part, or its number: who ordered, each organization's part, how it is paid, each sum
 * that came or went back, and what is being paid back.
 *
 * @throws AppError not_found.
 */
export const getOrder = query({
  name: 'orders.get-order',
  for: 'staff',
  input: z.object({ id: z.string() }),
  async run({ db, actor, input }) {
    const order = await findOrder(db, input.id)
    if (!order) throw new AppError('not_found', m.orderdesk_not_found())
    const parts = await listParts(db, order.id)
    const payment = await findPayment(db, order.id)
    const isOwn = actor.kind === 'member' && actor.userId === order.user_id
    return {
      id: order.id,
      number: orderNumber(Number(order.number)),
      userId: order.user_id,
      createdAt: order.created_at,
      recipient: {
        name: order.name,
        email: order.email,
        phone: order.phone && showPhone(order.phone),
        street: order.street,
        city: order.city,
        state: order.state,
        postalCode: order.postal_code,
        country: countryName(order.country),
      },
      note: order.note,
      parts,
      totalCents: parts.reduce((sum, part) => sum + part.totalCents, 0),
      payment,
      toConfirm:
        !isOwn && payment?.provider === 'offline' && payment.status === 'pending'
          ? payment.id
          : null,
      entries: payment ? await listEntries(db, payment.id) : [],
      refunds: payment ? await listRefunds(db, payment.id, isOwn) : [],
    }
  },
})

async function findOrder(db: Db, id: string) {
  const number = readOrderNumber(id)
  if (!isId(id) && number === null) return null
  return db
    .selectFrom('orders')
    .selectAll()
    .$if(isId(id), (of) =>
      of.where((is) =>
        is.or([
          is('id', '=', id),
          is('id', 'in', is.selectFrom('partner_orders').select('order_id').where('id', '=', id)),
        ]),
      ),
    )
    .$if(!isId(id), (of) => of.where('number', '=', number ?? 0))
    .executeTakeFirst()
}

async function listParts(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('partner_orders as part')
    .leftJoin('partners', 'partners.id', 'part.partner_id')
    .selectAll('part')
    .select('partners.name as organization')
    .where('part.order_id', '=', orderId)
    .orderBy('partners.name')
    .orderBy('part.id')
    .execute()
  const pieces = await piecesOf(
    db,
    rows.map(({ id }) => id),
  )
  const refunds = await refundsOfParts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    // The column's check allows these words and no others.
    const status = row.status as OrderStatus
    return {
      id: row.id,
      partnerId: row.partner_id,
      organization: row.organization,
      status,
      totalCents: row.total_cents,
      money: moneyOf(row),
      refunds: refunds.get(row.id) ?? [],
      mayRefund: mayRefundSome(status, moneyOf(row)),
      tracking: row.tracking,
      reason: row.reason,
      isRestocked: row.is_restocked,
      shippedAt: row.shipped_at,
      deliveredAt: row.delivered_at,
      closedAt: row.closed_at,
      pieces: pieces.filter(({ partId }) => partId === row.id),
      moves: movesFrom(status, 'staff'),
    }
  })
}

async function findPayment(db: Db, orderId: string) {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'status', 'amount_cents', 'received_cents', 'refunded_cents'])
    .select(['going_back_cents', 'disputed_cents'])
    .select(['charge', 'due_at', 'paid_at'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    provider: row.provider as Provider,
    status: row.status as PaymentStatus,
    amountCents: row.amount_cents,
    ...moneyOf(row),
    charge: row.charge,
    dueAt: row.due_at,
    paidAt: row.paid_at,
  }
}

async function listEntries(db: Db, paymentId: string) {
  const rows = await db
    .selectFrom('payment_entries as entry')
    .leftJoin('profiles', 'profiles.id', 'entry.entered_by')
    .select(['entry.id', 'entry.kind', 'entry.amount_cents', 'entry.reference'])
    .select(['entry.created_at', 'entry.provider', 'profiles.full_name'])
    .where('entry.payment_id', '=', paymentId)
    .orderBy('entry.created_at')
    .orderBy('entry.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isIncome: row.kind === 'received',
    amountCents: row.amount_cents,
    reference: row.provider === 'offline' ? null : row.reference,
    enteredBy: row.full_name,
    createdAt: row.created_at,
  }))
}

async function listRefunds(db: Db, paymentId: string, isOwn: boolean) {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('partner_orders as part', 'part.id', 'refunds.partner_order_id')
    .leftJoin('partners', 'partners.id', 'part.partner_id')
    .leftJoin('profiles', 'profiles.id', 'refunds.requested_by')
    .select(['refunds.id', 'refunds.amount_cents', 'refunds.status', 'refunds.failure'])
    .select(['refunds.created_at', 'refunds.done_at', 'refunds.attempts', 'refunds.reason'])
    .select(['partners.name as organization', 'profiles.full_name', refundWaits().as('waits')])
    .where('refunds.payment_id', '=', paymentId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    organization: row.organization,
    amountCents: row.amount_cents,
    status: row.status as 'requested' | 'sent' | 'done' | 'failed',
    failure: row.failure,
    reason: row.reason,
    attempts: row.attempts,
    requestedBy: row.full_name,
    createdAt: row.created_at,
    doneAt: row.done_at,
    /** Somebody of staff sends it, or sees to it. */
    isForStaff: !isOwn && row.waits,
  }))
}
