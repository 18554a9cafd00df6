import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { guest, openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import {
  addProduct,
  fillCart,
  markShown,
  orderAs,
  payOffline,
  recipient,
  stockOf,
} from '#test/world/ordering.ts'
import { CAST } from '#db/demo/cast.ts'
import { getOwnOrder } from './get-own-order.ts'
import { readOrderNumber, UNPAID_MOST } from './order.ts'
import { placeOrder } from './place-order.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterEach(() => expectBooksAgree(world))
afterAll(() => world.close())

async function countOrders(): Promise<number> {
  return world.house.scope.as(system, async (db) => {
    const row = await db
      .selectFrom('orders')
      .select((of) => of.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow()
    return row.n
  })
}

test('a visitor orders of two organizations: a part for each, pieces held, the cart empty', async () => {
  const bowl = await addProduct(world, { stocks: { S: 3, L: 4 } })
  const book = await addProduct(world, { name: 'Cookbook', priceCents: 1850, owner: 'partner2' })
  const [small = '', large = ''] = bowl.variants
  const [copy = ''] = book.variants
  const who = guest()
  const placed = await orderAs(world, who, [
    { variantId: small, quantity: 2 },
    { variantId: large, quantity: 1 },
    { variantId: copy, quantity: 3 },
  ])
  expect(placed.number).toMatch(/^F4I-\d{4,}$/)
  const number = readOrderNumber(placed.number) ?? 0
  const order = await getOwnOrder(world.caller(who), { number })
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
  expect([await stockOf(world, small), await stockOf(world, large), await stockOf(world, copy)]).toEqual(
    [1, 3, 2],
  )
  await expect(
    placeOrder(world.caller(who, newId()), { ...recipient, shown: '' }),
  ).rejects.toMatchObject({ code: 'conflict' })
})
