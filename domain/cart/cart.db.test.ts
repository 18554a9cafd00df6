import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { CAST } from '#db/demo/cast.ts'
import { reofferProduct } from '#domain/store/reoffer-product.ts'
import { withdrawProduct } from '#domain/store/withdraw-product.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Actor } from '#platform/actor.ts'
import { hideOffer, offerAs } from '#test/world/offering.ts'
import { guest, memberOf, openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import { acceptPrices } from './accept-prices.ts'
import { addToCart } from './add-to-cart.ts'
import { CART_LINES_MOST, hasNewPrice, obstacleOf, QUANTITY_MOST } from './cart.ts'
import { changeCartLine } from './change-cart-line.ts'
import { emptyCart } from './empty-cart.ts'
import { getCart } from './get-cart.ts'
import { removeCartLine } from './remove-cart-line.ts'

let world: World
/** Sizes of one shirt at 25.99: three of S, none of M, a thousand of L. */
let shirt: { productId: string; small: string; medium: string; large: string }
let somebody: Actor

beforeAll(async () => {
  world = await openWorld()
  const productId = await offerAs(world, { S: '3', M: '0', L: '1000' })
  const [small, medium, large] = await variantsOf(productId)
  shirt = { productId, small: small!, medium: medium!, large: large! }
})
beforeEach(() => {
  somebody = guest()
})
afterAll(() => world.close())

const as = <T>(who: Actor, work: Parameters<typeof world.house.scope.as<T>>[1]) =>
  world.house.scope.as(who, work)

async function variantsOf(productId: string): Promise<string[]> {
  const rows = await as(system, (db) =>
    db
      .selectFrom('product_variants')
      .select('id')
      .where('product_id', '=', productId)
      .orderBy('position')
      .execute(),
  )
  return rows.map(({ id }) => id)
}

const add = (who: Actor, wish: Parameters<typeof addToCart>[1]) =>
  addToCart(world.caller(who), wish)
const cartOf = (who: Actor) => getCart(world.caller(who), {})

/** The cart in short: what, and how many of it. */
async function shortly(who: Actor) {
  const { lines } = await cartOf(who)
  return lines.map(({ name, size, quantity }) => [name, size, quantity])
}

async function setProduct(productId: string, set: { price_cents: number }): Promise<void> {
  await as(memberOf('partner'), (db) =>
    db.updateTable('products').set(set).where('id', '=', productId).execute(),
  )
}

test('what a visitor puts in is there, with all that a page says of it, at the prices of now', async () => {
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

test('nobody else sees a cart, changes it or takes anything out of it', async () => {
  await add(somebody, { variantId: shirt.large, quantity: 2 })
  const [line] = (await cartOf(somebody)).lines
  const lineId = line!.id
  for (const who of [guest(), memberOf('supporter'), memberOf('partner'), memberOf('superuser')]) {
    expect((await cartOf(who)).lines).toEqual([])
    const change = changeCartLine(world.caller(who), { lineId, quantity: 9 })
    await expect(change).rejects.toMatchObject({ message: 'This is not in your cart any more.' })
    await removeCartLine(world.caller(who), { lineId })
    await as(who, (db) => emptyCart(db, who))
    // Not by way of the rooms either: row security says the same.
    expect(await as(who, (db) => db.selectFrom('cart_lines').selectAll().execute())).toEqual([])
    await as(who, (db) => db.deleteFrom('cart_lines').execute())
    await as(who, (db) => db.updateTable('cart_lines').set({ quantity: 1 }).execute())
  }
  await expect(cartOf(visitor)).rejects.toMatchObject({ code: 'not_signed_in' })
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'L', 2]])
})

test('nobody puts a line into the cart of somebody else', async () => {
  const of = { variant_id: shirt.large, quantity: 1, seen_price_cents: 1 }
  const other = newId()
  const forged = [
    [somebody, { guest_id: other }],
    [somebody, { user_id: CAST.supporter.id }],
    [memberOf('partner'), { user_id: CAST.supporter.id }],
    [memberOf('partner'), { guest_id: other }],
  ] as const
  for (const [who, whose] of forged) {
    const put = as(who, (db) =>
      db
        .insertInto('cart_lines')
        .values({ id: newId(), ...of, ...whose })
        .execute(),
    )
    await expect(put).rejects.toMatchObject({ code: 'forbidden' })
  }
})

test('two tabs that add at once make a sum, and never two lines', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => add(somebody, { variantId: shirt.large, quantity: 3 })),
  )
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'L', 24]])
})

test('together they take no more than there is, or than fit', async () => {
  const two = await Promise.allSettled(
    Array.from({ length: 2 }, () => add(somebody, { variantId: shirt.small, quantity: 2 })),
  )
  expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const three = await Promise.allSettled(
    Array.from({ length: 3 }, () => add(somebody, { variantId: shirt.large, quantity: 49 })),
  )
  expect(three.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
  expect((await shortly(somebody)).toSorted()).toEqual([
    ['Cotton shirt', 'L', 98],
    ['Cotton shirt', 'S', 2],
  ])
})

test.each([
  0,
  -1,
  1.5,
  QUANTITY_MOST + 1,
  1e9,
  Number.NaN,
  Infinity,
  '',
  'two',
  '-3',
  '0',
  '2.5',
  '1e1',
  '100',
  '0x10',
])('%j pieces are refused in words, and nothing changes', async (quantity) => {
  await add(somebody, { variantId: shirt.large, quantity: 2 })
  const refusal = { code: 'bad_input', fields: { quantity: 'Enter a whole number from 1 to 99.' } }
  await expect(add(somebody, { variantId: shirt.large, quantity })).rejects.toMatchObject(refusal)
  const [line] = (await cartOf(somebody)).lines
  const change = changeCartLine(world.caller(somebody), { lineId: line!.id, quantity })
  await expect(change).rejects.toMatchObject(refusal)
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'L', 2]])
})

test('a size is to be chosen where there are several, and it is one of this product', async () => {
  const { productId } = shirt
  const mug = await offerAs(world, { '': '5' }, { name: 'Mug' })
  const choose = { code: 'bad_input', fields: { size: 'Choose a size.' } }
  for (const size of [undefined, '', 'XXL']) {
    await expect(add(somebody, { productId, size, quantity: 1 })).rejects.toMatchObject(choose)
  }
  const missing = { code: 'not_found' }
  const [ofMug] = await variantsOf(mug)
  for (const wish of [
    { productId, variantId: ofMug },
    { productId: newId() },
    { productId: 'x' },
    { variantId: newId() },
    { variantId: "' or 1=1" },
    { variantId: '' },
    {},
  ]) {
    await expect(add(somebody, { ...wish, quantity: 1 })).rejects.toMatchObject(missing)
  }
  expect(await shortly(somebody)).toEqual([])
  await add(somebody, { productId, size: 'L', quantity: 1 })
  await add(somebody, { productId: mug, quantity: 2 })
  expect(await shortly(somebody)).toEqual([
    ['Cotton shirt', 'L', 1],
    ['Mug', '', 2],
  ])
})

test('more than there is, and what is sold out, is refused with how many there are', async () => {
  const beyond = (text: string) => ({ code: 'conflict', fields: { quantity: text } })
  const { small: variantId } = shirt
  await expect(add(somebody, { variantId: shirt.medium, quantity: 1 })).rejects.toMatchObject(
    beyond('Sold out.'),
  )
  await expect(add(somebody, { variantId, quantity: 4 })).rejects.toMatchObject(
    beyond('Only 3 are left.'),
  )
  await add(somebody, { variantId, quantity: 2 })
  await expect(add(somebody, { variantId, quantity: 2 })).rejects.toMatchObject(
    beyond('Only 3 are left, 2 of them in your cart already.'),
  )
  const [line] = (await cartOf(somebody)).lines
  const set = (quantity: number) =>
    changeCartLine(world.caller(somebody), { lineId: line!.id, quantity })
  await expect(set(4)).rejects.toMatchObject(beyond('Only 3 are left.'))
  await set(3)
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'S', 3]])
})

test('when fewer are left than are in the cart, that is told, and fewer may be taken', async () => {
  const productId = await offerAs(world, { '': '9' })
  const [variantId] = await variantsOf(productId)
  await add(somebody, { variantId, quantity: 9 })
  const leave = (stock: number) =>
    as(memberOf('partner'), (db) =>
      db.updateTable('product_variants').set({ stock }).where('id', '=', variantId!).execute(),
    )
  await leave(4)
  const [line] = (await cartOf(somebody)).lines
  expect(obstacleOf(line!)).toBe('too-many')
  const set = (quantity: number) =>
    changeCartLine(world.caller(somebody), { lineId: line!.id, quantity })
  await expect(set(9)).rejects.toMatchObject({ code: 'conflict' })
  await set(8)
  await set(4)
  expect(obstacleOf((await cartOf(somebody)).lines[0]!)).toBeNull()
  await leave(0)
  const cart = await cartOf(somebody)
  expect(obstacleOf(cart.lines[0]!)).toBe('sold-out')
  expect(cart).toMatchObject({ count: 4, totalCents: 0 })
})

test('what is hidden or withdrawn cannot be put in, and of what is in nothing is told any more', async () => {
  const productId = await offerAs(world, { '': '9' }, { name: 'A secret' })
  const [variantId] = await variantsOf(productId)
  const owner = memberOf('partner')
  await add(somebody, { variantId, quantity: 2 })
  // Its own organization may see it elsewhere; in its cart it is gone like in everybody's.
  await add(owner, { variantId, quantity: 2 })
  const steps = [
    [
      () => hideOffer(world, 'products', productId),
      () => hideOffer(world, 'products', productId, false),
    ],
    [
      () => withdrawProduct(world.caller('partner'), { id: productId }),
      () => reofferProduct(world.caller('partner'), { id: productId }),
    ],
  ] as const
  for (const [away, back] of steps) {
    await away()
    for (const who of [somebody, owner]) {
      const { lines, totalCents } = await cartOf(who)
      expect(lines.map(obstacleOf)).toEqual(['not-offered'])
      expect(totalCents).toBe(0)
      expect(JSON.stringify(lines)).not.toContain('A secret')
      await expect(add(who, { variantId, quantity: 1 })).rejects.toMatchObject({
        code: 'not_found',
      })
      const change = changeCartLine(world.caller(who), { lineId: lines[0]!.id, quantity: 1 })
      await expect(change).rejects.toMatchObject({ code: 'conflict' })
    }
    await back()
    expect(await shortly(somebody)).toEqual([['A secret', '', 2]])
  }
  const [line] = (await cartOf(owner)).lines
  await removeCartLine(world.caller(owner), { lineId: line!.id })
  await removeCartLine(world.caller(owner), { lineId: line!.id })
  expect(await shortly(owner)).toEqual([])
})

test('a price that has changed is told until it is accepted, and is never the buyer’s', async () => {
  const productId = await offerAs(world, { '': '9' })
  const [variantId] = await variantsOf(productId)
  await add(somebody, { variantId, quantity: 2, seenPriceCents: 1 })
  expect((await cartOf(somebody)).lines[0]).toMatchObject({ priceCents: 2599, seenPriceCents: 1 })
  await as(somebody, (db) => acceptPrices(db, somebody))
  await setProduct(productId, { price_cents: 3000 })
  const cart = await cartOf(somebody)
  expect(cart.lines[0]).toMatchObject({ priceCents: 3000, seenPriceCents: 2599 })
  expect(cart.lines.map(hasNewPrice)).toEqual([true])
  expect(cart.totalCents).toBe(6000)
  await as(somebody, (db) => acceptPrices(db, somebody))
  expect((await cartOf(somebody)).lines.map(hasNewPrice)).toEqual([false])
})

test(`a cart holds ${CART_LINES_MOST} different things`, async () => {
  const variants: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const sizes = Object.fromEntries(Array.from({ length: 17 }, (_, size) => [`${size}`, '9']))
    variants.push(...(await variantsOf(await offerAs(world, sizes))))
  }
  for (const variantId of variants.slice(0, CART_LINES_MOST)) {
    await add(somebody, { variantId, quantity: 1 })
  }
  const more = add(somebody, { variantId: variants[CART_LINES_MOST], quantity: 1 })
  await expect(more).rejects.toMatchObject({ code: 'conflict' })
  await add(somebody, { variantId: variants[0], quantity: 1 })
  expect(await cartOf(somebody)).toMatchObject({ count: CART_LINES_MOST + 1 })
  await as(somebody, (db) => emptyCart(db, somebody))
  expect((await cartOf(somebody)).lines).toEqual([])
})
