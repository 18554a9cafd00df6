import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { reofferProduct } from '#domain/store/commands/reoffer-product.ts'
import { withdrawProduct } from '#domain/store/commands/withdraw-product.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { cartsIn, offerShirt, variantsOf } from '#test/app/carting.ts'
import { hideOffer, offerAs } from '#test/app/offering.ts'
import { guest, memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { hasNewPrice, obstacleOf } from './cart.ts'
import { changeCartLine } from './commands/change-cart-line.ts'
import { emptyCart } from './empty-cart.ts'
import { removeCartLine } from './commands/remove-cart-line.ts'

const app = startTestApp()
let shirt: Awaited<ReturnType<typeof offerShirt>>
let somebody: Actor

beforeAll(async () => {
  shirt = await offerShirt(app)
})
beforeEach(() => {
  somebody = guest()
})

const { add, cartOf, shortly } = cartsIn(() => app)
const as = <T>(who: Actor, work: Parameters<typeof app.runtime.scope.as<T>>[1]) =>
  app.runtime.scope.as(who, work)

async function setProduct(productId: string, set: { priceCents: number }): Promise<void> {
  await as(memberOf('partner'), (db) =>
    db.updateTable('products').set(set).where('id', '=', productId).execute(),
  )
}

test('the cart lists what a visitor added, with all page details, at current prices', async () => {
  const put = await add(somebody, { variantId: shirt.small, quantity: 2 })
  expect(put).toEqual({ productId: shirt.productId, name: 'Cotton shirt', size: 'S', quantity: 2 })
  const cart = await cartOf(somebody)
  expect(cart).toMatchObject({ count: 2, totalCents: 5198 })
  expect(cart.lines).toMatchObject([
    {
      variantId: shirt.small,
      productId: shirt.productId,
      isOffered: true,
      quantity: 2,
      priceCents: 2599,
      seenPriceCents: 2599,
      stock: 3,
    },
  ])
  expect(cart.lines[0]?.organization).not.toBe('')
})

test('no one else can read, change or empty a cart', async () => {
  await add(somebody, { variantId: shirt.large, quantity: 2 })
  const [line] = (await cartOf(somebody)).lines
  const lineId = line!.id
  for (const who of [guest(), memberOf('supporter'), memberOf('partner'), memberOf('superuser')]) {
    expect((await cartOf(who)).lines).toEqual([])
    const change = changeCartLine(app.caller(who), { lineId, quantity: 9 })
    await expect(change).rejects.toMatchObject({ message: 'This is no longer in your cart.' })
    await removeCartLine(app.caller(who), { lineId })
    await as(who, (db) => emptyCart(db, who))
    // Row security refuses the same access without the queries.
    expect(await as(who, (db) => db.selectFrom('cartLines').selectAll().execute())).toEqual([])
    await as(who, (db) => db.deleteFrom('cartLines').execute())
    await as(who, (db) => db.updateTable('cartLines').set({ quantity: 1 }).execute())
  }
  await expect(cartOf(visitor)).toBeRefused('not_signed_in')
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'L', 2]])
})

test('no one can add a line to another cart', async () => {
  const of = { variantId: shirt.large, quantity: 1, seenPriceCents: 1 }
  const other = newId()
  const forged = [
    [somebody, { guestId: other }],
    [somebody, { userId: DEMO_USERS.supporter.id }],
    [memberOf('partner'), { userId: DEMO_USERS.supporter.id }],
    [memberOf('partner'), { guestId: other }],
  ] as const
  for (const [who, whose] of forged) {
    const put = as(who, (db) =>
      db
        .insertInto('cartLines')
        .values({ id: newId(), ...of, ...whose })
        .execute(),
    )
    await expect(put).toBeRefused('forbidden')
  }
})

test('a hidden or withdrawn product cannot be added, and its details disappear from carts', async () => {
  const productId = await offerAs(app, { '': '9' }, { name: 'A secret' })
  const [variantId] = await variantsOf(app, productId)
  const owner = memberOf('partner')
  await add(somebody, { variantId, quantity: 2 })
  // Its own organization can see the product elsewhere; in the cart it is gone, as for everyone.
  await add(owner, { variantId, quantity: 2 })
  const steps = [
    [
      () => hideOffer(app, 'products', productId),
      () => hideOffer(app, 'products', productId, false),
    ],
    [
      () => withdrawProduct(app.caller('partner'), { id: productId }),
      () => reofferProduct(app.caller('partner'), { id: productId }),
    ],
  ] as const
  for (const [away, back] of steps) {
    await away()
    for (const who of [somebody, owner]) {
      const { lines, totalCents } = await cartOf(who)
      expect(lines.map(obstacleOf)).toEqual(['not-offered'])
      expect(totalCents).toBe(0)
      expect(JSON.stringify(lines)).not.toContain('A secret')
      await expect(add(who, { variantId, quantity: 1 })).toBeRefused('not_found')
      const change = changeCartLine(app.caller(who), { lineId: lines[0]!.id, quantity: 1 })
      await expect(change).toBeRefused('conflict')
    }
    await back()
    expect(await shortly(somebody)).toEqual([['A secret', '', 2]])
  }
  const [line] = (await cartOf(owner)).lines
  await removeCartLine(app.caller(owner), { lineId: line!.id })
  await removeCartLine(app.caller(owner), { lineId: line!.id })
  expect(await shortly(owner)).toEqual([])
})

test('a changed price is shown until more is added at it, and never set by the buyer', async () => {
  const productId = await offerAs(app, { '': '9' })
  const [variantId] = await variantsOf(app, productId)
  await add(somebody, { variantId, quantity: 2, seenPriceCents: 1 })
  expect((await cartOf(somebody)).lines[0]).toMatchObject({ priceCents: 2599, seenPriceCents: 1 })
  await setProduct(productId, { priceCents: 3000 })
  const cart = await cartOf(somebody)
  expect(cart.lines[0]).toMatchObject({ priceCents: 3000, seenPriceCents: 1 })
  expect(cart.lines.map(hasNewPrice)).toEqual([true])
  expect(cart.totalCents).toBe(6000)
  await add(somebody, { variantId, quantity: 1, seenPriceCents: 3000 })
  expect((await cartOf(somebody)).lines.map(hasNewPrice)).toEqual([false])
})
