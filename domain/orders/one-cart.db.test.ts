import { afterEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { guest, startTestApp } from '#test/app/create-test-app.ts'
import { addProduct, fillCart, markShown, recipient, stockOf } from '#test/app/ordering.ts'
import { placeOrder } from './commands/place-order.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

test('submitting several checkout forms of one cart at once creates one order', async () => {
  const { variants } = await addProduct(app, { stocks: { '': 50 } })
  const who = guest()
  await fillCart(app, who, [{ variantId: variants[0]!, quantity: 2 }])
  const shown = await markShown(app, who)
  const sent = await Promise.allSettled(
    Array.from({ length: 6 }, () => placeOrder(app.caller(who, newId()), { ...recipient, shown })),
  )
  expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await stockOf(app, variants[0]!)).toBe(48)
})
