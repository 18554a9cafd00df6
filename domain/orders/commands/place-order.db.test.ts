import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { speak } from '#platform/speak.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { addProduct, fillCart, markShown, orderAs, recipient, stockOf } from '#test/app/ordering.ts'
import { getOwnOrder } from '../queries/get-own-order.ts'
import { orderOrganizations } from '../order-organizations.ts'
import { readOrderNumber, UNPAID_MOST } from '../order.ts'
import { placeOrder } from './place-order.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

const numberOf = ({ number }: { number: string }) => readOrderNumber(number) ?? 0

async function countOrders(): Promise<number> {
  return app.runtime.scope.as(system, async (db) => {
    const row = await db
      .selectFrom('orders')
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return row.n
  })
}

async function change(productId: string, values: { priceCents?: number; withdrawnAt?: Date }) {
  await app.as('partner').update('products', values, { id: productId })
}

test('a visitor orders from two organizations: two partner orders, units reserved, cart emptied', async () => {
  const bowl = await addProduct(app, { stocks: { S: 3, L: 4 } })
  const book = await addProduct(app, { name: 'Cookbook', priceCents: 1850, owner: 'partner2' })
  const [small = '', large = ''] = bowl.variants
  const [copy = ''] = book.variants
  const who = guest()
  const placed = await orderAs(app, who, [
    { variantId: small, quantity: 2 },
    { variantId: large, quantity: 1 },
    { variantId: copy, quantity: 3 },
  ])
  expect(placed.number).toMatch(/^F4I-\d{4,}$/)
  const order = await getOwnOrder(app.caller(who), { number: numberOf(placed) })
  expect(order.totalCents).toBe(3 * 2500 + 3 * 1850)
  expect(order.parts.map(({ status, totalCents }) => [status, totalCents])).toEqual(
    expect.arrayContaining([
      ['awaiting_payment', 7500],
      ['awaiting_payment', 5550],
    ]),
  )
  expect(order.parts.flatMap(({ lines }) => lines).map(({ name, size }) => [name, size])).toEqual(
    expect.arrayContaining([
      ['Olive bowl', 'S'],
      ['Olive bowl', 'L'],
      ['Cookbook', ''],
    ]),
  )
  expect(order.parts.every(({ organization }) => organization !== null)).toBe(true)
  expect(order.recipient).toMatchObject({ ...recipient, countryName: 'United States' })
  expect(order.payment).toMatchObject({ status: 'pending', provider: 'offline' })
  const left = await Promise.all([small, large, copy].map((id) => stockOf(app, id)))
  expect(left).toEqual([1, 3, 2])
  const again = placeOrder(app.caller(who, newId()), { ...recipient, shown: '' })
  await expect(again).toBeRefused('conflict')
})

test('a member’s order belongs to them, and each organization is emailed its own lines only', async () => {
  const bowl = await addProduct(app, { name: 'Carved bowl' })
  const book = await addProduct(app, { name: 'Psalter', priceCents: 1850, owner: 'partner2' })
  const email = 'supporter-orders@buyers.example'
  const placed = await orderAs(
    app,
    'supporter',
    [...bowl.variants, ...book.variants].map((variantId) => ({ variantId, quantity: 1 })),
    { email },
  )
  const order = await getOwnOrder(app.caller('supporter'), { number: numberOf(placed) })
  expect(order.parts.map(({ organization }) => organization)).not.toContain(null)
  const [toCustomer] = await app.mailsTo(email)
  for (const words of ['Carved bowl', 'Psalter', '$43.50', '12 Linden Street', placed.number]) {
    expect(toCustomer?.text).toContain(words)
  }
  expect(toCustomer?.text).toMatch(new RegExp(`/orders/${placed.number}\\?key=`))
  const ofPartner = (await app.mailsTo(DEMO_USERS.partner.email)).map(({ text }) => text).join()
  const ofPartner2 = (await app.mailsTo(DEMO_USERS.partner2.email)).map(({ text }) => text).join()
  expect(ofPartner).not.toContain('Psalter')
  expect(ofPartner2).not.toContain('Carved bowl')
  expect(ofPartner + ofPartner2).not.toContain('12 Linden Street')
})

test('an order from a Hebrew page: its customer reads Hebrew, the organization its own language', async () => {
  const { variants } = await addProduct(app, { name: 'Woven basket' })
  const email = 'hebrew@buyers.example'
  const lines = variants.map((variantId) => ({ variantId, quantity: 1 }))
  const placed = await speak('he', () => orderAs(app, guest(), lines, { email }))
  const HEBREW = /\p{Script=Hebrew}/u
  const [toCustomer] = await app.mailsTo(email)
  expect(toCustomer?.subject).toMatch(HEBREW)
  expect(toCustomer?.text).not.toMatch(/Subtotal|Your order|Hello/)
  const { email: address } = await app.runtime.scope.as(system, async (db) => {
    const [{ id = '' } = {}] = (await orderOrganizations(db, placed.orderId)).values()
    const partner = db.selectFrom('partners').select('email').where('id', '=', id)
    return partner.executeTakeFirstOrThrow()
  })
  const [toOrganization] = await app.mailsTo(address)
  expect(toOrganization?.text).toContain('Woven basket')
  expect(`${toOrganization?.subject} ${toOrganization?.text}`).not.toMatch(HEBREW)
})

describe('refused before buying', () => {
  test('a changed price, each time it changes', async () => {
    const { id, variants } = await addProduct(app)
    const who = guest()
    await fillCart(app, who, [{ variantId: variants[0] ?? '', quantity: 2 }])
    const before = await markShown(app, who)
    await change(id, { priceCents: 2600 })
    const place = (shown: string) => placeOrder(app.caller(who, newId()), { ...recipient, shown })
    await expect(place(before)).toBeRefused('conflict')
    const accepted = await markShown(app, who)
    await change(id, { priceCents: 2700 })
    await expect(place(accepted)).toBeRefused('conflict')
    expect(await stockOf(app, variants[0] ?? '')).toBe(5)
    const placed = await place(await markShown(app, who))
    const order = await getOwnOrder(app.caller(who), { number: numberOf(placed) })
    expect(order.totalCents).toBe(5400)
  })

  test('a forged price has no effect', async () => {
    const { variants } = await addProduct(app)
    const who = guest()
    await fillCart(app, who, [{ variantId: variants[0] ?? '', quantity: 1 }])
    const foreign = { ...recipient, shown: 'x', total: '1', priceCents: '1', price_cents: 1 }
    await expect(placeOrder(app.caller(who, newId()), foreign)).toBeRefused('conflict')
  })

  test('sold out, too few left, no longer offered: each with its own message', async () => {
    const gone = await addProduct(app, { name: 'Gone', stocks: { '': 0 } })
    const few = await addProduct(app, { name: 'Few', stocks: { M: 2 } })
    const withdrawn = await addProduct(app, { name: 'Withdrawn' })
    await change(withdrawn.id, { withdrawnAt: app.runtime.clock.now() })
    const who = guest()
    const variants = [gone, few, withdrawn].map((one) => one.variants[0] ?? '')
    await fillCart(
      app,
      who,
      variants.map((variantId) => ({ variantId, quantity: 3 })),
    )
    const shown = await markShown(app, who)
    const place = placeOrder(app.caller(who, newId()), { ...recipient, shown })
    await expect(place).rejects.toMatchObject({
      code: 'conflict',
      fields: {
        [`lines.${variants[0]}`]: 'Gone is sold out.',
        [`lines.${variants[1]}`]: 'Only 2 of Few (Size: M) are left.',
        [`lines.${variants[2]}`]: 'Something in your cart is no longer offered.',
      },
    })
  })
})

test.each([
  ['name', { name: ' \u200B ' }],
  ['name', { name: 'x'.repeat(121) }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: 'call me' }],
  ['street', { street: '' }],
  ['city', { city: '\n' }],
  ['state', { state: 'x'.repeat(121) }],
  ['postalCode', { postalCode: '1'.repeat(21) }],
  ['country', { country: 'XX' }],
  ['country', { country: 'us' }],
  ['note', { note: 'x'.repeat(1001) }],
])('%s is refused with a message: %j', async (field, more) => {
  const place = placeOrder(app.caller(guest(), newId()), { ...recipient, ...more })
  await expect(place).toBeRefusedAt(field)
})

test('line breaks cannot reach a mail header, nor null characters the database', async () => {
  const { variants } = await addProduct(app)
  const who = guest()
  await fillCart(app, who, [{ variantId: variants[0] ?? '', quantity: 1 }])
  const shown = await markShown(app, who)
  const name = 'Ruth\r\nBcc: all@example.org\u0000'
  const placed = await placeOrder(app.caller(who, newId()), { ...recipient, name, shown })
  const order = await getOwnOrder(app.caller(who), { number: numberOf(placed) })
  expect(order.recipient.name).toBe('Ruth Bcc: all@example.org')
})

test('submitting the same form ten times creates one order', async () => {
  const { variants } = await addProduct(app, { stocks: { '': 50 } })
  const who = guest()
  await fillCart(app, who, [{ variantId: variants[0] ?? '', quantity: 1 }])
  const shown = await markShown(app, who)
  const key = newId()
  const before = await countOrders()
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => placeOrder(app.caller(who, key), { ...recipient, shown })),
  )
  expect(new Set(answers.map(({ number }) => number)).size).toBe(1)
  expect(await countOrders()).toBe(before + 1)
  expect(await stockOf(app, variants[0] ?? '')).toBe(49)
})

test('the number of unpaid orders per buyer is limited', async () => {
  const { variants } = await addProduct(app, { stocks: { '': 50 } })
  const who = guest()
  const wanted = [{ variantId: variants[0] ?? '', quantity: 1 }]
  const place = () => orderAs(app, who, wanted, { email: `${newId()}@buyers.example` })
  for (let at = 0; at < UNPAID_MOST; at += 1) await place()
  await expect(place()).toBeRefused('conflict')
})

test('a visitor who types an address with five recent orders can still order, but is not emailed', async () => {
  const { variants } = await addProduct(app, { stocks: { '': 50 } })
  const wanted = [{ variantId: variants[0] ?? '', quantity: 1 }]
  const email = `${newId()}@buyers.example`
  const place = (to: string) => orderAs(app, guest(), wanted, { email: to })
  await Promise.all(Array.from({ length: 6 }, () => place(email)))
  await place(email.replace('@', '+more@').toUpperCase())
  expect(await app.mailsTo(email)).toHaveLength(5)
  await place(`another-${email}`)
  expect(await app.mailsTo(`another-${email}`)).toHaveLength(1)
  app.advance(3_601_000)
  await place(email)
  expect(await app.mailsTo(email)).toHaveLength(6)
  app.advance(-3_601_000)
})

test('a member is emailed about each order, even if strangers have typed the address', async () => {
  const { variants } = await addProduct(app, { stocks: { '': 50 } })
  const wanted = [{ variantId: variants[0] ?? '', quantity: 1 }]
  const { email } = DEMO_USERS.ambassador
  for (let at = 0; at < 6; at += 1) await orderAs(app, guest(), wanted, { email })
  const { number } = await orderAs(app, 'ambassador', wanted, { email })
  const mails = await app.mailsTo(email)
  expect(mails.map(({ subject }) => subject)).toContain(m.orders_mail_placed_subject({ number }))
})

test('a caller without a member or guest id has no cart to order', async () => {
  const place = placeOrder(app.caller(visitor, newId()), recipient)
  await expect(place).toBeRefused('not_signed_in')
})
