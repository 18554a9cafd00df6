import { z } from 'zod'
import { m } from '#messages'
import { nameShown } from '#platform/database/in-page-language.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { moneyOf } from '#domain/payments/money.ts'
import type { PaymentStatus, PaymentProviderName } from '#domain/payments/payment.ts'
import { refundWaits } from '#domain/payments/refund-waits.ts'
import { countryName } from '../country.ts'
import { movesFrom } from '../desk.ts'
import { orderNumber, readOrderNumber, type OrderStatus } from '../order.ts'
import { unitsOf } from '../units-of.ts'
import { mayRefundSome, refundsOfParts } from '../refunds-of-parts.ts'

/**
 * Returns a whole order for staff, by its id, a partner order's id, or its number: the buyer, each partner order, the
 * payment, all amounts received or refunded, and pending refunds.
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
    const isOwn = actor.kind === 'member' && actor.userId === order.userId
    return {
      id: order.id,
      number: orderNumber(Number(order.number)),
      userId: order.userId,
      createdAt: order.createdAt,
      recipient: {
        name: order.name,
        email: order.email,
        phone: order.phone && showPhone(order.phone),
        street: order.street,
        city: order.city,
        state: order.state,
        postalCode: order.postalCode,
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
          is('id', 'in', is.selectFrom('partnerOrders').select('orderId').where('id', '=', id)),
        ]),
      ),
    )
    .$if(!isId(id), (of) => of.where('number', '=', number ?? 0))
    .executeTakeFirst()
}

async function listParts(db: Db, orderId: string) {
  const rows = await db
    .selectFrom('partnerOrders as part')
    .leftJoin('partners', 'partners.id', 'part.partnerId')
    .selectAll('part')
    .select(nameShown('partners.names', 'partners.name', 'organization'))
    .where('part.orderId', '=', orderId)
    .orderBy('partners.name')
    .orderBy('part.id')
    .execute()
  const units = await unitsOf(
    db,
    rows.map(({ id }) => id),
  )
  const refunds = await refundsOfParts(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    // The column's check constraint allows only these values.
    const status = row.status as OrderStatus
    return {
      id: row.id,
      partnerId: row.partnerId,
      organization: row.organization,
      status,
      totalCents: row.totalCents,
      money: moneyOf(row),
      refunds: refunds.get(row.id) ?? [],
      mayRefund: mayRefundSome(status, moneyOf(row)),
      tracking: row.tracking,
      reason: row.reason,
      isRestocked: row.isRestocked,
      shippedAt: row.shippedAt,
      deliveredAt: row.deliveredAt,
      closedAt: row.closedAt,
      units: units.filter(({ partId }) => partId === row.id),
      moves: movesFrom(status, 'staff'),
    }
  })
}

async function findPayment(db: Db, orderId: string) {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'status', 'amountCents', 'receivedCents', 'refundedCents'])
    .select(['goingBackCents', 'disputedCents'])
    .select(['charge', 'dueAt', 'paidAt'])
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    provider: row.provider as PaymentProviderName,
    status: row.status as PaymentStatus,
    amountCents: row.amountCents,
    ...moneyOf(row),
    charge: row.charge,
    dueAt: row.dueAt,
    paidAt: row.paidAt,
  }
}

async function listEntries(db: Db, paymentId: string) {
  const rows = await db
    .selectFrom('paymentEntries as entry')
    .leftJoin('profiles', 'profiles.id', 'entry.enteredBy')
    .select(['entry.id', 'entry.kind', 'entry.amountCents', 'entry.reference'])
    .select(['entry.createdAt', 'entry.provider', 'profiles.fullName'])
    .where('entry.paymentId', '=', paymentId)
    .orderBy('entry.createdAt')
    .orderBy('entry.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    isIncome: row.kind === 'received',
    amountCents: row.amountCents,
    reference: row.provider === 'offline' ? null : row.reference,
    enteredBy: row.fullName,
    createdAt: row.createdAt,
  }))
}

async function listRefunds(db: Db, paymentId: string, isOwn: boolean) {
  const rows = await db
    .selectFrom('refunds')
    .leftJoin('partnerOrders as part', 'part.id', 'refunds.partnerOrderId')
    .leftJoin('partners', 'partners.id', 'part.partnerId')
    .leftJoin('profiles', 'profiles.id', 'refunds.requestedBy')
    .select(['refunds.id', 'refunds.amountCents', 'refunds.status', 'refunds.failure'])
    .select(['refunds.createdAt', 'refunds.doneAt', 'refunds.attempts', 'refunds.reason'])
    .select(nameShown('partners.names', 'partners.name', 'organization'))
    .select(['profiles.fullName', refundWaits().as('waits')])
    .where('refunds.paymentId', '=', paymentId)
    .orderBy('refunds.createdAt')
    .orderBy('refunds.id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    organization: row.organization,
    amountCents: row.amountCents,
    status: row.status as 'requested' | 'sent' | 'done' | 'failed',
    failure: row.failure,
    reason: row.reason,
    attempts: row.attempts,
    requestedBy: row.fullName,
    createdAt: row.createdAt,
    doneAt: row.doneAt,
    /** Staff has to send it or follow it up. */
    isForStaff: !isOwn && row.waits,
  }))
}
