import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { guest, createTestApp, type TestApp } from '#test/world/create-test-app.ts'
import { addProduct, fillCart, markShown, recipient, stockOf } from '#test/world/ordering.ts'
import { placeOrder } from './commands/place-order.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
afterEach(() => expectBooksAgree(world))

test('one cart is ordered once, however many forms of it are sent at once', async () => {
  const { variants } = await addProduct(world, { stocks: { '': 50 } })
  const who = guest()
  await fillCart(world, who, [{ variantId: variants[0]!, quantity: 2 }])
  const shown = await markShown(world, who)
  const sent = await Promise.allSettled(
    Array.from({ length: 6 }, () =>
      placeOrder(world.caller(who, newId()), { ...recipient, shown }),
    ),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(world, variants[0]!)).toBe(48)
})
