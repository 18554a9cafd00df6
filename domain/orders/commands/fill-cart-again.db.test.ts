import { afterEach, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { hideOffer } from '#test/app/offering.ts'
import { guest, memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { addProduct, fillCart, orderAs } from '#test/app/ordering.ts'
import { fillCartAgain } from './fill-cart-again.ts'
import { getCart } from '../queries/get-cart.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

const again = (who: Actor, orderId: string) => fillCartAgain(app.caller(who), { orderId })

async function shortly(who: Actor) {
  const { lines } = await getCart(app.caller(who), {})
  return lines.map(({ name, size, quantity }) => `${quantity} ${name} ${size}`.trim()).toSorted()
}

async function setVariant(id: string, set: { stock: number }): Promise<void> {
  await app.as('partner').update('productVariants', set, { id })
}

test.each([
  ['a member', memberOf('supporter')],
  ['a visitor', guest()],
])('%s adds the items of an order to the cart again, at current prices', async (_, who) => {
  const bowl = await addProduct(app, { name: 'Bowl', stocks: { S: 9, L: 9 } })
  const [small, large] = bowl.variants as [string, string]
  const { orderId } = await orderAs(app, who, [
    { variantId: small, quantity: 2 },
    { variantId: large, quantity: 1 },
  ])
  expect(await shortly(who)).toEqual([])
  await app.as('partner').update('products', { priceCents: 3100 }, { id: bowl.id })
  expect(await again(who, orderId)).toEqual({ added: 3, missing: [], fewer: [] })
  expect(await shortly(who)).toEqual(['1 Bowl L', '2 Bowl S'])
  const { lines, totalCents } = await getCart(app.caller(who), {})
  expect(lines.map(({ seenPriceCents }) => seenPriceCents)).toEqual([3100, 3100])
  expect(totalCents).toBe(9300)
  expect((await again(who, orderId)).added).toBe(3)
  expect(await shortly(who)).toEqual(['2 Bowl L', '4 Bowl S'])
})

test('unavailable, sold-out and reduced items are reported, and the rest is added', async () => {
  const who = guest()
  const [gone, empty, few, lamp] = await Promise.all(
    ['Gone', 'Empty', 'Few', 'Lamp'].map((name) => addProduct(app, { name })),
  )
  const of = (product: typeof gone) => product!.variants[0]!
  const { orderId } = await orderAs(
    app,
    who,
    [gone, empty, few, lamp].map((product) => ({ variantId: of(product), quantity: 3 })),
  )
  await hideOffer(app, 'products', gone!.id)
  await setVariant(of(empty), { stock: 0 })
  await setVariant(of(few), { stock: 2 })
  await fillCart(app, who, [{ variantId: of(few), quantity: 1 }])
  await setVariant(of(lamp), { stock: 4 })
  expect(await again(who, orderId)).toEqual({
    added: 4,
    missing: ['Empty', 'Gone'],
    fewer: ['Few'],
  })
  expect(await shortly(who)).toEqual(['2 Few', '3 Lamp'])
  // One more lamp is added; after that there are none left.
  expect((await again(who, orderId)).added).toBe(1)
  await expect(again(who, orderId)).toBeRefused('conflict')
  expect(await shortly(who)).toEqual(['2 Few', '4 Lamp'])
})

test('only the buyer can reorder, not the organization that sends the order or others who can read it', async () => {
  const bowl = await addProduct(app)
  const wanted = [{ variantId: bowl.variants[0]!, quantity: 1 }]
  const { orderId } = await orderAs(app, 'supporter', wanted)
  const others = [guest(), memberOf('partner'), memberOf('ambassador'), memberOf('superuser')]
  for (const who of others) {
    await expect(again(who, orderId)).toBeRefused('not_found')
    expect(await shortly(who)).toEqual([])
  }
  await expect(again(system, orderId)).toBeRefused('not_signed_in')
})
