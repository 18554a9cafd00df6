import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { guest, createTestApp, system, type TestApp } from '#test/app/create-test-app.ts'
import {
  addProduct,
  fillCart,
  markShown,
  orderAs,
  payOffline,
  recipient,
  stockOf,
  type Wanted,
} from '#test/app/ordering.ts'
import { cancelOwnOrder } from './commands/cancel-own-order.ts'
import { placeOrder } from './commands/place-order.ts'

// Concurrency needs a server with many connections; the embedded database runs one query at a time.
const isServer = process.env['TEST_DATABASE'] === 'postgres'
const BUYERS = 50
const STOCK = 5
/** Enough for lock contention. */
const FEW = 16

type Buyer = { who: Actor; shown: string }

/** The same lines in each cart, in the opposite order in every second one. */
async function fillCarts(
  app: TestApp,
  variants: readonly string[],
  count = BUYERS,
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let at = 0; at < count; at += 1) {
    const who = guest()
    const wanted = variants.map((variantId) => ({ variantId, quantity: 1 }))
    await fillCart(app, who, at % 2 === 0 ? wanted : wanted.toReversed())
    buyers.push({ who, shown: await markShown(app, who) })
  }
  return buyers
}

/** Retries while the connection pool is exhausted, as a user would; any other answer is final. */
async function patiently<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await work()
    } catch (error) {
      if (!causeOf(error).includes('timeout exceeded when trying to connect')) throw error
    }
  }
}

/** A new buyer each time: unpaid orders per address are limited. */
const newEmail = () => `${newId()}@buyers.example`

/** Places ten orders for ten visitors, one after the other. */
async function orderTenTimes(app: TestApp, wanted: readonly Wanted[]) {
  const placed: { who: Actor; orderId: string; paymentId: string }[] = []
  for (let at = 0; at < 10; at += 1) {
    const who = guest()
    placed.push({ who, ...(await orderAs(app, who, wanted, { email: newEmail() })) })
  }
  return placed
}

/** Places all orders at the same moment and collects orders and refusals. */
async function rush(app: TestApp, buyers: readonly Buyer[]) {
  const answers = await Promise.allSettled(
    buyers.map(({ who, shown }) =>
      placeOrder(app.caller(who, newId()), { ...recipient, email: newEmail(), shown }),
    ),
  )
  const orders = answers.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []))
  const refusals = answers.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
  return { orders, refusals: refusals as unknown[] }
}

const sentenceOf = (error: unknown) =>
  isAppError(error) && error.code === 'conflict' ? error.message : causeOf(error)

/** The database error, to tell a deadlock from an overlong queue. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  return String(cause)
}

describe.runIf(isServer)('concurrent buyers of the same products', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
  })
  afterEach(() => expectBooksAgree(app))
  afterAll(() => app.close())

  test('fifty buyers for five units: five orders, and 45 sold-out refusals', async () => {
    const { variants } = await addProduct(app, { name: 'Lamp', stocks: { '': STOCK } })
    const { orders, refusals } = await rush(app, await fillCarts(app, variants))
    expect(orders).toHaveLength(STOCK)
    expect(new Set(orders.map(({ number }) => number)).size).toBe(STOCK)
    expect(refusals.map(sentenceOf)).toEqual(
      Array.from({ length: BUYERS - STOCK }, () => 'Lamp is sold out.'),
    )
    expect(refusals.every((error) => isAppError(error) && error.code === 'conflict')).toBe(true)
    expect(await stockOf(app, variants[0] ?? '')).toBe(0)
  })

  test('two products added in opposite orders do not deadlock', async () => {
    const lamp = await addProduct(app, { name: 'Lamp', stocks: { S: FEW, L: FEW } })
    const book = await addProduct(app, { stocks: { '': FEW }, owner: 'partner2' })
    const variants = [...lamp.variants, ...book.variants]
    const { orders, refusals } = await rush(app, await fillCarts(app, variants, FEW))
    expect(refusals.map(sentenceOf)).toEqual([])
    expect(orders).toHaveLength(FEW)
    for (const id of variants) expect(await stockOf(app, id)).toBe(0)
  })

  test('cancelling shared orders while others order loses no stock', async () => {
    const lamp = await addProduct(app, { name: 'Lamp', stocks: { S: 60, L: 60 } })
    const book = await addProduct(app, { stocks: { '': 60 }, owner: 'partner2' })
    const variants = [...lamp.variants, ...book.variants]
    const wanted = variants.map((variantId) => ({ variantId, quantity: 1 }))
    const first = await orderTenTimes(app, wanted)
    const buyers = await fillCarts(app, variants, FEW)
    const [{ orders, refusals }, ends] = await Promise.all([
      rush(app, buyers),
      Promise.allSettled(
        first.map(({ who, orderId }) =>
          patiently(() => cancelOwnOrder(app.caller(who, newId()), { orderId })),
        ),
      ),
    ])
    expect(refusals.map(sentenceOf)).toEqual([])
    expect(ends.map(({ status }) => status)).toEqual(first.map(() => 'fulfilled'))
    for (const id of variants) expect(await stockOf(app, id)).toBe(60 - orders.length)
  })

  test('paying and cancelling at once: one wins, and the units are restocked at most once', async () => {
    const { variants } = await addProduct(app, { stocks: { '': 20 } })
    const [variantId = ''] = variants
    const placed = await orderTenTimes(app, [{ variantId, quantity: 1 }])
    const outcomes = await Promise.all(
      placed.map(async ({ who, orderId, paymentId }) => {
        const both = await Promise.allSettled([
          patiently(() => payOffline(app, paymentId)),
          patiently(() => cancelOwnOrder(app.caller(who, newId()), { orderId })),
        ])
        return both.map(({ status }) => status === 'fulfilled')
      }),
    )
    expect(outcomes.map((both) => both.filter(Boolean).length)).toEqual(placed.map(() => 1))
    const paid = outcomes.filter(([pays]) => pays).length
    expect(await stockOf(app, variantId)).toBe(20 - paid)
  })

  test('a price change during the rush: no one pays a price they were not shown', async () => {
    const { id, variants } = await addProduct(app, { stocks: { '': BUYERS } })
    const buyers = await fillCarts(app, variants)
    const change = app.as('partner').update('products', { priceCents: 9900 }, { id })
    const [{ orders, refusals }] = await Promise.all([rush(app, buyers), change])
    expect(orders.length + refusals.length).toBe(BUYERS)
    for (const error of refusals) expect(error).toMatchObject({ code: 'conflict' })
    const prices = await app.runtime.scope.as(system, (db) =>
      db
        .selectFrom('orderLines')
        .select('priceCents')
        .distinct()
        .where('productId', '=', id)
        .execute(),
    )
    expect(prices.every(({ priceCents }) => priceCents === 2500)).toBe(true)
    expect(await stockOf(app, variants[0] ?? '')).toBe(BUYERS - orders.length)
  })
})

describe.runIf(isServer)('the same without the check constraint on the stock', () => {
  let app: TestApp
  beforeAll(async () => {
    app = await createTestApp()
    // A naive read-then-write implementation.
    await app.asOwner(
      `alter table app.product_variants drop constraint product_variants_stock_check`,
    )
    await app.asOwner(`
      do $$
      declare body text;
      begin
        select pg_get_functiondef('app.check_order_line'::regproc) into body;
        execute 'set local role app_rules';
        execute replace(body, ' and stock >= new.quantity', '');
      end $$`)
  })
  afterAll(() => app.close())

  test('oversells, and the test above would detect it', async () => {
    const { variants } = await addProduct(app, { stocks: { '': STOCK } })
    const { orders } = await rush(app, await fillCarts(app, variants))
    expect(orders.length).toBeGreaterThan(STOCK)
    expect(await stockOf(app, variants[0] ?? '')).toBeLessThan(0)
  })
})
