import { ORDER_OFFLINE_DAYS } from '#domain/payments/payment.ts'
import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoOrder, DemoPart } from './shapes.ts'

type Line = { variantId: string; quantity: number; priceCents: number }
type Part = DemoPart & { id: string; partnerId: string; offered: Line[] }

/**
 * Loads orders step by step: placed, paid by a ledger entry, shipped, refunded. Existing orders stay as they are;
 * products no longer in the store are not ordered.
 */
export async function loadOrders(
  db: Db,
  orders: readonly DemoOrder[],
  firstLoad: Date,
): Promise<void> {
  // First, because an order number that is drawn and not used is lost.
  const known = await db
    .selectFrom('orders')
    .select('id')
    .where(
      'id',
      'in',
      orders.map(({ key }) => demoId('orders', key)),
    )
    .execute()
  const ids = new Set(known.map(({ id }) => id))
  for (const order of orders) {
    if (!ids.has(demoId('orders', order.key))) await loadOne(db, order, firstLoad)
  }
}

async function loadOne(db: Db, order: DemoOrder, firstLoad: Date): Promise<void> {
  const parts: Part[] = []
  for (const part of order.parts) {
    const offered = await listOffered(db, part)
    if (!offered) return
    const id = demoId('partner_orders', `${order.key} ${part.of}`)
    parts.push({ ...part, id, partnerId: demoId('partners', part.of), offered })
  }
  const ago = (days: number) => instantFrom(firstLoad, -days)
  await place(db, order, parts, ago)
  const paymentId = await pay(db, order, parts, ago)
  for (const part of parts) await move(db, part, paymentId, ago)
}

/** The lines of a part at current prices; null if the store does not have all of them. */
async function listOffered(db: Db, part: DemoPart): Promise<Line[] | null> {
  const lines: Line[] = []
  for (const [product, quantity, size = ''] of part.lines) {
    const found = await db
      .selectFrom('productVariants')
      .innerJoin('products', 'products.id', 'productVariants.productId')
      .select(['productVariants.id', 'priceCents'])
      .where('productVariants.id', '=', demoId('product_variants', `${product} ${size}`))
      .where('products.isPublic', '=', true)
      .where('stock', '>=', quantity)
      .executeTakeFirst()
    if (!found) return null
    lines.push({ variantId: found.id, quantity, priceCents: Number(found.priceCents) })
  }
  return lines
}

type Ago = (days: number) => Date

async function place(db: Db, order: DemoOrder, parts: Part[], ago: Ago): Promise<void> {
  const id = demoId('orders', order.key)
  const [street, city, state, postalCode, country] = order.to
  const times = { createdAt: ago(order.daysAgo), updatedAt: ago(order.daysAgo) }
  const who =
    typeof order.from === 'string'
      ? {
          userId: DEMO_USERS[order.from].id,
          name: DEMO_USERS[order.from].fullName,
          email: DEMO_USERS[order.from].email,
        }
      : order.from
  await db
    .insertInto('orders')
    .values({
      id,
      ...who,
      phone: order.phone ?? null,
      street,
      city,
      state,
      postalCode,
      country,
      note: order.note ?? '',
      ...times,
    })
    .execute()
  await db
    .insertInto('partnerOrders')
    .values(
      parts.map((part) => ({ id: part.id, orderId: id, partnerId: part.partnerId, ...times })),
    )
    .execute()
  await db
    .insertInto('orderLines')
    .values(
      parts.flatMap((part) =>
        part.offered.map(({ variantId, quantity, priceCents }) => ({
          id: demoId('order_lines', `${part.id} ${variantId}`),
          partnerOrderId: part.id,
          variantId,
          quantity,
          priceCents,
        })),
      ),
    )
    .execute()
}

/** Adds the payment, and its ledger entry if it was received; returns the payment's id. */
async function pay(db: Db, order: DemoOrder, parts: Part[], ago: Ago): Promise<string> {
  const id = demoId('payments', `order ${order.key}`)
  const owed = sumOf(parts.flatMap(({ offered }) => offered))
  await db
    .insertInto('payments')
    .values({
      id,
      kind: 'order',
      orderId: demoId('orders', order.key),
      provider: 'offline',
      amountCents: owed,
      dueAt: ago(order.daysAgo - ORDER_OFFLINE_DAYS),
      createdAt: ago(order.daysAgo),
      updatedAt: ago(order.daysAgo),
    })
    .execute()
  if (order.paidDaysAgo !== undefined) {
    await enter(db, {
      id,
      kind: 'received',
      amount: owed,
      reference: id,
      at: ago(order.paidDaysAgo),
    })
  }
  return id
}

async function move(db: Db, part: Part, paymentId: string, ago: Ago): Promise<void> {
  const { id, shippedDaysAgo, deliveredDaysAgo, closedDaysAgo, status } = part
  const isPaid = status !== 'awaiting_payment' && (status !== 'cancelled' || part.reason)
  const set = (to: string, daysAgo: number, more: object) =>
    db
      .updateTable('partnerOrders')
      .set({ status: to, updatedAt: ago(daysAgo), ...more })
      .where('id', '=', id)
      .execute()
  if (shippedDaysAgo !== undefined) {
    const tracking = part.tracking ?? ''
    await set('shipped', shippedDaysAgo, { tracking, shippedAt: ago(shippedDaysAgo) })
  }
  if (deliveredDaysAgo !== undefined) {
    await set('delivered', deliveredDaysAgo, { deliveredAt: ago(deliveredDaysAgo) })
  }
  if (closedDaysAgo === undefined) return
  const closedAt = ago(closedDaysAgo)
  await set(status, closedDaysAgo, { reason: part.reason ?? null, closedAt })
  if (isPaid) return payBack(db, part, paymentId, closedAt)
  await db
    .updateTable('payments')
    .set({ status: 'ended', updatedAt: closedAt })
    .where('id', '=', paymentId)
    .execute()
}

async function payBack(db: Db, part: Part, paymentId: string, at: Date): Promise<void> {
  const id = demoId('refunds', part.id)
  const amount = sumOf(part.offered)
  const asked = { requestedBy: DEMO_USERS.admin.id, createdAt: at, dueAt: at }
  await db
    .insertInto('refunds')
    .values({
      id,
      paymentId,
      partnerOrderId: part.id,
      amountCents: amount,
      ...asked,
    })
    .execute()
  await enter(db, { id: paymentId, kind: 'refunded', amount, reference: id, at })
  await db.updateTable('refunds').set({ status: 'done', doneAt: at }).where('id', '=', id).execute()
}

type Sum = {
  id: string
  kind: 'received' | 'refunded'
  amount: number
  reference: string
  at: Date
}

async function enter(db: Db, { id, kind, amount, reference, at }: Sum): Promise<void> {
  await db
    .insertInto('paymentEntries')
    .values({
      id: demoId('payment_entries', `${kind} ${reference}`),
      paymentId: id,
      kind,
      amountCents: amount,
      provider: 'offline',
      reference,
      enteredBy: DEMO_USERS.admin.id,
      createdAt: at,
    })
    .execute()
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)
}
