import { ORDER_OFFLINE_DAYS } from '#domain/payments/payment.ts'
import type { Db } from '#platform/database/scope.ts'
import { DEMO_USERS } from './demo-users.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import type { DemoOrder, DemoPart } from './shapes.ts'

type Line = { variantId: string; quantity: number; priceCents: number }
type Part = DemoPart & { id: string; partnerId: string; offered: Line[] }

/**
 * Loads orders as they came about: placed, paid by an entry, sent, paid back. Those that are there stay as they are; what
 * the store does not have any more is not ordered.
 */
export async function loadOrders(
  db: Db,
  orders: readonly DemoOrder[],
  firstLoad: Date,
): Promise<void> {
  // First, since a number that is not used is gone.
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

/** The lines of a part at the prices of now; null if the store does not have all of it. */
async function listOffered(db: Db, part: DemoPart): Promise<Line[] | null> {
  const lines: Line[] = []
  for (const [product, quantity, size = ''] of part.lines) {
    const found = await db
      .selectFrom('product_variants')
      .innerJoin('products', 'products.id', 'product_variants.product_id')
      .select(['product_variants.id', 'price_cents'])
      .where('product_variants.id', '=', demoId('product_variants', `${product} ${size}`))
      .where('products.is_public', '=', true)
      .where('stock', '>=', quantity)
      .executeTakeFirst()
    if (!found) return null
    lines.push({ variantId: found.id, quantity, priceCents: Number(found.price_cents) })
  }
  return lines
}

type Ago = (days: number) => Date

async function place(db: Db, order: DemoOrder, parts: Part[], ago: Ago): Promise<void> {
  const id = demoId('orders', order.key)
  const [street, city, state, postal_code, country] = order.to
  const times = { created_at: ago(order.daysAgo), updated_at: ago(order.daysAgo) }
  const who =
    typeof order.from === 'string'
      ? {
          user_id: DEMO_USERS[order.from].id,
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
      postal_code,
      country,
      note: order.note ?? '',
      ...times,
    })
    .execute()
  await db
    .insertInto('partner_orders')
    .values(
      parts.map((part) => ({ id: part.id, order_id: id, partner_id: part.partnerId, ...times })),
    )
    .execute()
  await db
    .insertInto('order_lines')
    .values(
      parts.flatMap((part) =>
        part.offered.map(({ variantId, quantity, priceCents }) => ({
          id: demoId('order_lines', `${part.id} ${variantId}`),
          partner_order_id: part.id,
          variant_id: variantId,
          quantity,
          price_cents: priceCents,
        })),
      ),
    )
    .execute()
}

/** What is to be paid, and the money if it has come; gives the payment's id. */
async function pay(db: Db, order: DemoOrder, parts: Part[], ago: Ago): Promise<string> {
  const id = demoId('payments', `order ${order.key}`)
  const owed = sumOf(parts.flatMap(({ offered }) => offered))
  await db
    .insertInto('payments')
    .values({
      id,
      kind: 'order',
      order_id: demoId('orders', order.key),
      provider: 'offline',
      amount_cents: owed,
      due_at: ago(order.daysAgo - ORDER_OFFLINE_DAYS),
      created_at: ago(order.daysAgo),
      updated_at: ago(order.daysAgo),
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
      .updateTable('partner_orders')
      .set({ status: to, updated_at: ago(daysAgo), ...more })
      .where('id', '=', id)
      .execute()
  if (shippedDaysAgo !== undefined) {
    const tracking = part.tracking ?? ''
    await set('shipped', shippedDaysAgo, { tracking, shipped_at: ago(shippedDaysAgo) })
  }
  if (deliveredDaysAgo !== undefined) {
    await set('delivered', deliveredDaysAgo, { delivered_at: ago(deliveredDaysAgo) })
  }
  if (closedDaysAgo === undefined) return
  const closed_at = ago(closedDaysAgo)
  await set(status, closedDaysAgo, { reason: part.reason ?? null, closed_at })
  if (isPaid) return payBack(db, part, paymentId, closed_at)
  await db
    .updateTable('payments')
    .set({ status: 'ended', updated_at: closed_at })
    .where('id', '=', paymentId)
    .execute()
}

async function payBack(db: Db, part: Part, paymentId: string, at: Date): Promise<void> {
  const id = demoId('refunds', part.id)
  const amount = sumOf(part.offered)
  const asked = { requested_by: DEMO_USERS.admin.id, created_at: at, due_at: at }
  await db
    .insertInto('refunds')
    .values({
      id,
      payment_id: paymentId,
      partner_order_id: part.id,
      amount_cents: amount,
      ...asked,
    })
    .execute()
  await enter(db, { id: paymentId, kind: 'refunded', amount, reference: id, at })
  await db
    .updateTable('refunds')
    .set({ status: 'done', done_at: at })
    .where('id', '=', id)
    .execute()
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
    .insertInto('payment_entries')
    .values({
      id: demoId('payment_entries', `${kind} ${reference}`),
      payment_id: id,
      kind,
      amount_cents: amount,
      provider: 'offline',
      reference,
      entered_by: DEMO_USERS.admin.id,
      created_at: at,
    })
    .execute()
}

function sumOf(lines: readonly Line[]): number {
  return lines.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)
}
