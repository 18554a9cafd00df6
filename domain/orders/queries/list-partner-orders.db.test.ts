import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { orderUpTo, partOf, stockDesks } from '#test/app/desks.ts'
import {
  guest,
  memberOf,
  startTestApp,
  system,
  visitor,
  type Person,
} from '#test/app/create-test-app.ts'
import { addProduct, orderAs, recipient } from '#test/app/ordering.ts'
import { seedPosters } from '#test/app/posting.ts'
import { countOrdersToConfirm } from './count-orders-to-confirm.ts'
import { countPartnerOrders } from './count-partner-orders.ts'
import { DESK_PAGE, ORDERS_TO_CONFIRM } from '../desk.ts'
import { getOrder } from './get-order.ts'
import { getPartnerOrder } from './get-partner-order.ts'
import { listOrders } from './list-orders.ts'
import { listPartnerOrders } from './list-partner-orders.ts'
import { listPartsToExport } from './list-parts-to-export.ts'

const app = startTestApp()
let bowl: string
let split: Awaited<ReturnType<typeof orderUpTo>>
let alone: Awaited<ReturnType<typeof orderAs>>
beforeAll(async () => {
  await seedPosters(app)
  const desks = await stockDesks(app)
  bowl = desks.bowl
  split = await orderUpTo(app, 'awaiting_payment', [
    { variantId: bowl, quantity: 2 },
    { variantId: desks.mug, quantity: 1 },
  ])
  alone = await orderAs(app, 'supporter', [{ variantId: bowl, quantity: 1 }])
})
afterEach(() => expectBooksAgree(app))

const by = (who: Person) => app.caller(who)

test('each organization sees its own lines and total of a split order in every query', async () => {
  const id = split.number
  const views = [
    { who: 'partner', own: 'Olive bowl', ownCents: 5000, others: 'Mug' },
    { who: 'partner2', own: 'Mug', ownCents: 900, others: 'Olive bowl' },
  ] as const
  for (const { who, own, ownCents, others } of views) {
    const listed = await listPartnerOrders(by(who), { q: id })
    const order = await getPartnerOrder(by(who), { id })
    const lines = await listPartsToExport(by(who), { q: id })
    expect(listed.items.map(({ totalCents }) => totalCents)).toEqual([ownCents])
    expect(order).toMatchObject({
      totalCents: ownCents,
      isShared: true,
      moves: [],
      toConfirm: null,
    })
    expect(lines.map(({ productName }) => productName)).toEqual([own])
    const all = JSON.stringify([listed, order, lines])
    expect(all).toContain(own)
    expect(all).not.toContain(others)
    expect(all, 'the whole sum').not.toContain('5900')
  }
})

test('and cannot read more past the queries', async () => {
  await app.runtime.scope.as(memberOf('partner2'), async (db) => {
    const lines = await db.selectFrom('orderLines').select('productName').execute()
    expect(lines.filter(({ productName }) => productName === 'Olive bowl')).toEqual([])
    const payments = await db
      .selectFrom('payments')
      .select('id')
      .where('orderId', '=', split.orderId)
      .execute()
    expect(payments).toEqual([])
  })
})

test('an order of other organizations is not found, by number or id', async () => {
  const { id } = await partOf(app, alone.orderId)
  for (const asked of [alone.number, id, alone.orderId, 'F4I-0', 'nonsense']) {
    await expect(getPartnerOrder(by('partner2'), { id: asked })).toBeRefused('not_found')
  }
  expect((await getPartnerOrder(by('partner'), { id })).number).toBe(alone.number)
})

test('an unshared order can be confirmed and cancelled, and shows its address', async () => {
  const order = await getPartnerOrder(by('partner'), { id: alone.number })
  expect(order).toMatchObject({ toConfirm: alone.paymentId, moves: ['cancel'], isShared: false })
  expect(order.recipient).toMatchObject({ street: recipient.street, country: 'United States' })
})

test('counts, filters and searches', async () => {
  const { counts } = await listPartnerOrders(by('partner'), {})
  expect(counts.all).toBeGreaterThanOrEqual(2)
  const waiting = await listPartnerOrders(by('partner'), { status: 'awaiting_payment' })
  expect(waiting.items).toHaveLength(Math.min(counts.awaiting_payment, DESK_PAGE))
  const found = await listPartnerOrders(by('partner'), { q: alone.number.toLowerCase() })
  expect(found.items.map(({ number }) => number)).toEqual([alone.number])
  expect((await listPartnerOrders(by('partner'), { q: "no'body %" })).items).toEqual([])
})

test('reports pending work: payments of unshared orders, and the rest to staff', async () => {
  const before = await countPartnerOrders(by('partner'), {})
  const staff = await countOrdersToConfirm(by('admin'), {})
  await orderAs(app, 'supporter', [{ variantId: bowl, quantity: 1 }])
  expect(await countPartnerOrders(by('partner'), {})).toEqual({
    ...before,
    toConfirm: before.toConfirm + 1,
  })
  expect(await countOrdersToConfirm(by('admin'), {})).toBe(staff)
  expect(staff).toBeGreaterThanOrEqual(1)
})

test('pages continue without gaps or duplicates', async () => {
  await orderOften(DESK_PAGE + 3)
  const seen: string[] = []
  let after: string | null = null
  do {
    const { items, older }: Awaited<ReturnType<typeof listPartnerOrders>> = await listPartnerOrders(
      by('partner'),
      { after },
    )
    seen.push(...items.map(({ id }) => id))
    after = older
  } while (after !== null)
  const { counts } = await listPartnerOrders(by('partner'), {})
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen).toHaveLength(counts.all)
})

async function orderOften(times: number) {
  const { variants } = await addProduct(app, { stocks: { '': times } })
  for (let time = 0; time < times; time += 1) {
    // Each by another buyer: one buyer can have few unpaid orders.
    const email = `${newId()}@buyers.example`
    // oxlint-disable-next-line no-await-in-loop
    await orderAs(app, guest(), [{ variantId: variants[0]!, quantity: 1 }], { email })
  }
}

test('a suspended organization still sees its orders but cannot act', async () => {
  const stand = (status: string) =>
    app.as(system).update('partners', { status }, { userId: DEMO_USERS.partner.id })
  await stand('suspended')
  const list = await listPartnerOrders(by('partner'), {})
  expect(list).toMatchObject({ mayAct: false })
  expect(list.items.length).toBeGreaterThan(0)
  expect(await getPartnerOrder(by('partner'), { id: alone.number })).toMatchObject({
    mayAct: false,
    moves: [],
    toConfirm: null,
  })
  const before = await countOrdersToConfirm(by('admin'), {})
  const waiting = await listOrders(by('admin'), { status: ORDERS_TO_CONFIRM, q: alone.number })
  expect(
    waiting.items.map(({ number }) => number),
    'staff confirms for them',
  ).toEqual([alone.number])
  await stand('approved')
  expect(await countOrdersToConfirm(by('admin'), {})).toBeLessThan(before)
  const later = await listOrders(by('admin'), { status: ORDERS_TO_CONFIRM, q: alone.number })
  expect(later).toMatchObject({ items: [], counts: { to_confirm: 0 } })
})

test('staff sees the whole order, its payment and ledger, by number, email or partner order', async () => {
  const found = await listOrders(by('admin'), { q: split.number })
  expect(found.items).toMatchObject([
    { units: 3, totalCents: 5900, statuses: ['awaiting_payment'] },
  ])
  expect((await listOrders(by('admin'), { q: 'RUTH@buyers' })).items.length).toBeGreaterThan(0)
  const order = await getOrder(by('superuser'), { id: split.partId })
  expect(order).toMatchObject({
    number: split.number,
    totalCents: 5900,
    toConfirm: split.paymentId,
  })
  expect(order.parts).toHaveLength(2)
  await expect(getOrder(by('admin'), { id: newId() })).toBeRefused('not_found')
})

test.each(['supporter', 'applicant', 'ambassador'] as const)('is refused for %s', async (who) => {
  const code = 'forbidden'
  await expect(listPartnerOrders(by(who), {})).toBeRefused(code)
  await expect(getPartnerOrder(by(who), { id: alone.number })).toBeRefused(code)
  await expect(listPartsToExport(by(who), {})).toBeRefused(code)
  await expect(countPartnerOrders(by(who), {})).toBeRefused(code)
  await expect(listOrders(by(who), {})).toBeRefused(code)
  await expect(getOrder(by(who), { id: alone.orderId })).toBeRefused(code)
})

test('organizations cannot read staff’s queries, and visitors none', async () => {
  await expect(getOrder(by('partner'), { id: split.orderId })).toBeRefused('forbidden')
  await expect(listPartnerOrders(app.caller(visitor), {})).toBeRefused('not_signed_in')
})
