import { officeOf } from '#platform/env.ts'
import { afterEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { addProduct, orderAs, payOffline, recipient, stockOf } from '#test/app/ordering.ts'
import { cancelOrderByKey } from './commands/cancel-order-by-key.ts'
import { cancelOwnOrder } from './commands/cancel-own-order.ts'
import { endUnpaidOrder } from './end-unpaid-order.ts'
import { findKnownRecipient } from './queries/find-known-recipient.ts'
import { findOrderForLookUp } from './queries/find-order-for-look-up.ts'
import { getOrderByKey } from './queries/get-order-by-key.ts'
import { getOwnOrder } from './queries/get-own-order.ts'
import { listOwnOrders } from './queries/list-own-orders.ts'
import { openOrderSeal, sealOrder } from './order-seal.ts'
import { readOrderNumber } from './order.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

const numberOf = ({ number }: { number: string }) => readOrderNumber(number) ?? 0

test('only its customer can open an order; others, and the organization’s users, get not found', async () => {
  const { variants } = await addProduct(app)
  const who = guest()
  const placed = await orderAs(app, who, [{ variantId: variants[0] ?? '', quantity: 1 }])
  const number = numberOf(placed)
  for (const other of [guest(), 'supporter', 'partner', 'partner2', 'admin'] as const) {
    await expect(getOwnOrder(app.caller(other), { number })).toBeRefused('not_found')
    await expect(
      cancelOwnOrder(app.caller(other, newId()), { orderId: placed.orderId }),
    ).toBeRefused('not_found')
  }
  const order = await getOwnOrder(app.caller(who), { number })
  expect(order.number).toBe(placed.number)
})

test('the next order starts with the caller’s last address, and no one else’s', async () => {
  const { variants } = await addProduct(app)
  const { street, city, country } = recipient
  expect(await findKnownRecipient(app.caller('ambassador'), {})).not.toMatchObject({ street })
  await orderAs(app, 'ambassador', [{ variantId: variants[0] ?? '', quantity: 1 }])
  expect(await findKnownRecipient(app.caller('ambassador'), {})).toMatchObject({
    street,
    city,
    country,
  })
  expect(await findKnownRecipient(app.caller('applicant'), {})).not.toMatchObject({ street })
})

test('each organization reads its own lines of an order, and none of the other’s', async () => {
  const bowl = await addProduct(app, { name: 'Bowl of the first' })
  const book = await addProduct(app, { name: 'Book of the second', owner: 'partner2' })
  const { orderId } = await orderAs(
    app,
    guest(),
    [...bowl.variants, ...book.variants].map((variantId) => ({ variantId, quantity: 1 })),
  )
  const seenBy = (who: 'partner' | 'partner2' | 'supporter') =>
    app.runtime.scope.as(memberOf(who), (db) =>
      db
        .selectFrom('orderLines')
        .innerJoin('partnerOrders', 'partnerOrders.id', 'orderLines.partnerOrderId')
        .where('partnerOrders.orderId', '=', orderId)
        .select('productName')
        .execute(),
    )
  expect(await seenBy('partner')).toEqual([{ productName: 'Bowl of the first' }])
  expect(await seenBy('partner2')).toEqual([{ productName: 'Book of the second' }])
  expect(await seenBy('supporter')).toEqual([])
})

test('an unpaid order is cancelled as a whole: restocked, everyone notified, and no longer payable', async () => {
  const { variants } = await addProduct(app)
  const [variantId = ''] = variants
  const who = guest()
  const email = 'cancels@buyers.example'
  const placed = await orderAs(app, who, [{ variantId, quantity: 2 }], { email })
  expect(await stockOf(app, variantId)).toBe(3)
  await cancelOwnOrder(app.caller(who, newId()), { orderId: placed.orderId })
  expect(await stockOf(app, variantId)).toBe(5)
  const order = await getOwnOrder(app.caller(who), { number: numberOf(placed) })
  expect(order.payment.status).toBe('ended')
  expect(order.parts.map(({ status }) => status)).toEqual(['cancelled'])
  const kinds = (await app.mailsTo(email)).map(({ kind }) => kind)
  expect(kinds).toEqual(expect.arrayContaining(['orders.placed', 'orders.ended']))
  await expect(payOffline(app, placed.paymentId)).toBeRefused('conflict')
  await expect(cancelOwnOrder(app.caller(who, newId()), { orderId: placed.orderId })).toBeRefused(
    'conflict',
  )
  expect(await stockOf(app, variantId)).toBe(5)
})

test('a customer cannot cancel a paid order, by any route', async () => {
  const { variants } = await addProduct(app)
  const [variantId = ''] = variants
  const who = guest()
  const email = 'pays@buyers.example'
  const placed = await orderAs(app, who, [{ variantId, quantity: 1 }], { email })
  await payOffline(app, placed.paymentId)
  const { orderId } = placed
  await expect(cancelOwnOrder(app.caller(who, newId()), { orderId })).toBeRefused('conflict')
  await expect(cancelOrderByKey(app.caller(system, newId()), { orderId })).toBeRefused('conflict')
  expect(await stockOf(app, variantId)).toBe(4)
  const order = await getOwnOrder(app.caller(who), { number: numberOf(placed) })
  expect(order.parts.map(({ status }) => status)).toEqual(['processing'])
  expect((await app.mailsTo(email)).map(({ kind }) => kind)).toContain('orders.paid')
})

test('an order not paid in time is restocked and can be bought again', async () => {
  const { variants } = await addProduct(app, { stocks: { '': 1 } })
  const [variantId = ''] = variants
  const wanted = [{ variantId, quantity: 1 }]
  const who = guest()
  const placed = await orderAs(app, who, wanted)
  await expect(orderAs(app, guest(), wanted)).toBeRefused('conflict')
  const { runtime } = app
  await runtime.scope.as(system, (db) =>
    endUnpaidOrder(
      {
        db,
        now: runtime.clock.now(),
        seal: runtime.seal,
        notify: () => Promise.resolve(),
        office: officeOf(runtime.env),
      },
      placed.orderId,
    ),
  )
  const order = await getOwnOrder(app.caller(who), { number: numberOf(placed) })
  expect(order.parts[0]?.reason).toBe('It was not paid in time.')
  await orderAs(app, guest(), wanted)
  expect(await stockOf(app, variantId)).toBe(0)
})

test('a key opens its own order and nothing else', async () => {
  const { variants } = await addProduct(app)
  const placed = await orderAs(app, guest(), [{ variantId: variants[0] ?? '', quantity: 1 }])
  const { seal } = app.runtime
  const key = sealOrder(seal, placed.orderId)
  expect(openOrderSeal(seal, key)).toBe(placed.orderId)
  expect(openOrderSeal(seal, seal.close('gift', placed.orderId))).toBeNull()
  expect(openOrderSeal(seal, `${key}x`)).toBeNull()
  const number = numberOf(placed)
  const caller = app.caller(system)
  const { orderId } = placed
  expect((await getOrderByKey(caller, { orderId, number })).number).toBe(placed.number)
  await expect(getOrderByKey(caller, { orderId, number: number + 1 })).toBeRefused('not_found')
  await expect(getOrderByKey(app.caller(guest()), { orderId, number })).toBeRefused('forbidden')
})

test('an order is looked up by number and address together; a wrong address looks like a missing order', async () => {
  const { variants } = await addProduct(app)
  const email = 'looks@buyers.example'
  const placed = await orderAs(app, guest(), [{ variantId: variants[0] ?? '', quantity: 1 }], {
    email,
  })
  const find = (number: string, of: string) =>
    findOrderForLookUp(app.caller(system), { number, email: of })
  const found = { id: placed.orderId, number: placed.number }
  expect(await find(placed.number, email)).toEqual(found)
  expect(
    await find(` ${placed.number.toLowerCase().replace('f4i-', '')} `, ' LOOKS@Buyers.example'),
  ).toEqual(found)
  for (const [number, of] of [
    [placed.number, recipient.email],
    ['F4I-999999', email],
    ['', email],
    [placed.number, ''],
    ["1' or 1=1", email],
  ] as const) {
    expect(await find(number, of)).toBeNull()
  }
})

test('lists the caller’s own purchases only, newest first, even for a seller', async () => {
  const { variants } = await addProduct(app, { stocks: { '': 20 }, owner: 'partner2' })
  const wanted = [{ variantId: variants[0] ?? '', quantity: 2 }]
  const first = await orderAs(app, 'partner', wanted)
  const second = await orderAs(app, 'partner', wanted)
  await orderAs(app, guest(), wanted, { email: 'somebody@buyers.example' })
  const { purchases, total } = await listOwnOrders(app.caller('partner'), {})
  expect(purchases.map(({ orderNumber }) => orderNumber)).toEqual([second.number, first.number])
  expect(total).toBe(2)
  expect(purchases[0]).toMatchObject({
    totalCents: 5000,
    parts: [{ status: 'awaiting_payment', lines: [{ quantity: 2, priceCents: 2500 }] }],
  })
  expect((await listOwnOrders(app.caller('partner2'), {})).total).toBe(0)
})
