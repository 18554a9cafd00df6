import { beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from './books.ts'
import { startTestApp, system } from './create-test-app.ts'
import { addItem, addPartner, addProduct } from './public-rows.ts'
import { liftRowSecurity } from './seed-person.ts'

const BOOKS = [
  'orders',
  'partner_orders',
  'order_lines',
  'payments',
  'payment_entries',
  'payment_entry_shares',
  'refunds',
  'supports',
  'project_events',
]
const [order, part, line, orderPayment, item, gift, giftPayment, refund] = Array.from(
  { length: 8 },
  () => newId(),
) as [string, string, string, string, string, string, string, string]

const app = startTestApp()
beforeAll(async () => {
  await seedBooks()
  await expectBooksAgree(app)
  await liftRowSecurity(app)
  for (const table of BOOKS) await app.asOwner(`alter table ${table} disable trigger user`)
})

/** Seeds a paid order and a paid gift; a fifth of the order has been refunded. */
async function seedBooks(): Promise<void> {
  const partnerId = await addPartner(app)
  const productId = await addProduct(app, { partnerId, priceCents: 1000 })
  await addItem(app, { id: item, partnerId, supportTypes: ['donate'] })
  const { runtime } = app
  const who = { name: 'A Guest', email: 'guest@where.example' }
  await runtime.scope.as(system, async (db) => {
    const { id: variantId } = await db
      .selectFrom('productVariants')
      .select('id')
      .where('productId', '=', productId)
      .executeTakeFirstOrThrow()
    const address = { street: 'Elm Street 1', city: 'Springfield', country: 'US' }
    await db
      .insertInto('orders')
      .values({ id: order, guestId: newId(), ...who, ...address })
      .execute()
    await db.insertInto('partnerOrders').values({ id: part, orderId: order, partnerId }).execute()
    const ordered = { id: line, partnerOrderId: part, variantId }
    await db
      .insertInto('orderLines')
      .values({ ...ordered, quantity: 5, priceCents: 1000 })
      .execute()
    const given = { id: gift, projectEventId: item, kind: 'donate', amountCents: 2000 }
    await db
      .insertInto('supports')
      .values({ ...given, guestId: newId(), ...who })
      .execute()
    const paid = { provider: 'offline' }
    await db
      .insertInto('payments')
      .values([
        { id: orderPayment, kind: 'order', orderId: order, amountCents: 5000, ...paid },
        { id: giftPayment, kind: 'gift', supportId: gift, amountCents: 2000, ...paid },
      ])
      .execute()
    const enter = (payment_id: string, kind: string, amount_cents: number, reference: string) =>
      db
        .insertInto('paymentEntries')
        .values({
          id: newId(),
          paymentId: payment_id,
          kind,
          amountCents: amount_cents,
          reference,
          ...paid,
        })
        .execute()
    await enter(orderPayment, 'received', 5000, orderPayment)
    await enter(giftPayment, 'received', 2000, giftPayment)
    await db
      .insertInto('refunds')
      .values({ id: refund, paymentId: orderPayment, amountCents: 1000 })
      .execute()
    await enter(orderPayment, 'refunded', 1000, refund)
    await db.updateTable('refunds').set({ status: 'done' }).where('id', '=', refund).execute()
  })
}

type Break = { fault: string; table: string; set: string; back: string; id: string }
const breaks: Break[] = [
  {
    fault: 'payment and its entries',
    table: 'payments',
    set: 'received_cents = received_cents + 1',
    back: 'received_cents = received_cents - 1',
    id: orderPayment,
  },
  {
    fault: 'order and its payment',
    table: 'payments',
    set: 'amount_cents = amount_cents - 1',
    back: 'amount_cents = amount_cents + 1',
    id: orderPayment,
  },
  {
    fault: 'part and its lines',
    table: 'partner_orders',
    set: 'total_cents = total_cents + 1',
    back: 'total_cents = total_cents - 1',
    id: part,
  },
  {
    fault: 'work without payment',
    table: 'partner_orders',
    set: 'received_cents = received_cents - 1',
    back: 'received_cents = received_cents + 1',
    id: part,
  },
  {
    fault: 'payment and its claims',
    table: 'payments',
    set: 'going_back_cents = 1',
    back: 'going_back_cents = 0',
    id: orderPayment,
  },
  {
    fault: 'part and its shares',
    table: 'partner_orders',
    set: 'refunded_cents = refunded_cents + 1',
    back: 'refunded_cents = refunded_cents - 1',
    id: part,
  },
  {
    fault: 'parts and their payment',
    table: 'partner_orders',
    set: 'disputed_cents = 1',
    back: 'disputed_cents = 0',
    id: part,
  },
  {
    fault: 'line and its refunds',
    table: 'order_lines',
    set: 'refunded_quantity = 1',
    back: 'refunded_quantity = 0',
    id: line,
  },
  {
    fault: 'waiting for a payment that has ended',
    table: 'partner_orders',
    set: "status = 'awaiting_payment'",
    back: "status = 'processing'",
    id: part,
  },
  {
    fault: 'gift and its payment',
    table: 'supports',
    set: "status = 'pending'",
    back: "status = 'confirmed'",
    id: gift,
  },
  {
    fault: 'progress and its gifts',
    table: 'project_events',
    set: 'raised_cents = raised_cents + 1',
    back: 'raised_cents = raised_cents - 1',
    id: item,
  },
  {
    fault: 'refund and its entry',
    table: 'refunds',
    set: "status = 'requested'",
    back: "status = 'done'",
    id: refund,
  },
]

test.each(breaks)('$fault: detected when present, and only then', async (one) => {
  const { fault, table, set, back, id } = one
  await app.asOwner(`update ${table} set ${set} where id = $1`, [id])
  await expect(expectBooksAgree(app)).rejects.toThrow(`${fault} (`)
  await app.asOwner(`update ${table} set ${back} where id = $1`, [id])
  await expectBooksAgree(app)
})

test('an entry that is not allocated to the cent is detected', async () => {
  const more = `update payment_entry_shares set amount_cents = amount_cents + $1
    where kind = 'refunded' and partner_order_id = $2`
  await app.asOwner(more, [1, part])
  await expect(expectBooksAgree(app)).rejects.toThrow('entry and its shares (')
  await app.asOwner(more, [-1, part])
  await expectBooksAgree(app)
})

test('an order without a payment, and an entry that nothing counted, are detected', async () => {
  const lone = newId()
  await app.asOwner(
    `insert into orders (id, name, email, street, city, country) values ($1, '', '', '', '', '')`,
    [lone],
  )
  await app.asOwner(`insert into partner_orders (id, order_id, total_cents) values ($1, $2, 700)`, [
    newId(),
    lone,
  ])
  await expect(expectBooksAgree(app)).rejects.toThrow('order and its payment (')
  await app.asOwner('delete from orders where id = $1', [lone])

  const entry = newId()
  await app.asOwner(
    `insert into payment_entries (id, payment_id, kind, amount_cents, provider, reference)
     values ($1, $2, 'received', 2000, 'offline', 'once more')`,
    [entry, giftPayment],
  )
  await expect(expectBooksAgree(app)).rejects.toThrow('payment and its entries (')
  await app.asOwner('delete from payment_entries where id = $1', [entry])
  await expectBooksAgree(app)
})
