import { beforeAll, beforeEach, expect, test } from 'vitest'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { cartsIn, offerShirt, variantsOf } from '#test/app/carting.ts'
import { offerAs } from '#test/app/offering.ts'
import { guest, memberOf, startTestApp } from '#test/app/create-test-app.ts'
import { CART_LINES_MOST, obstacleOf, QUANTITY_MOST } from '../cart.ts'
import { changeCartLine } from './change-cart-line.ts'
import { emptyCart } from '../empty-cart.ts'

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

test('concurrent adds from two tabs are summed in one line', async () => {
  await Promise.all(
    Array.from({ length: 8 }, () => add(somebody, { variantId: shirt.large, quantity: 3 })),
  )
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'L', 24]])
})

test('concurrent adds never exceed the stock or the maximum per line', async () => {
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
])('%j units are refused with a message, and nothing changes', async (quantity) => {
  await add(somebody, { variantId: shirt.large, quantity: 2 })
  const refusal = { code: 'bad_input', fields: { quantity: 'Enter a whole number from 1 to 99.' } }
  await expect(add(somebody, { variantId: shirt.large, quantity })).rejects.toMatchObject(refusal)
  const [line] = (await cartOf(somebody)).lines
  const change = changeCartLine(app.caller(somebody), { lineId: line!.id, quantity })
  await expect(change).rejects.toMatchObject(refusal)
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'L', 2]])
})

test('a size is required if there are several, and must belong to the product', async () => {
  const { productId } = shirt
  const mug = await offerAs(app, { '': '5' }, { name: 'Mug' })
  const choose = { code: 'bad_input', fields: { size: 'Choose a size.' } }
  for (const size of [undefined, '', 'XXL']) {
    await expect(add(somebody, { productId, size, quantity: 1 })).rejects.toMatchObject(choose)
  }
  const missing = { code: 'not_found' }
  const [ofMug] = await variantsOf(app, mug)
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

test('more than the stock, or a sold-out product, is refused with the number left', async () => {
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
    beyond('Only 3 are left, 2 of them already in your cart.'),
  )
  const [line] = (await cartOf(somebody)).lines
  const set = (quantity: number) =>
    changeCartLine(app.caller(somebody), { lineId: line!.id, quantity })
  await expect(set(4)).rejects.toMatchObject(beyond('Only 3 are left.'))
  await set(3)
  expect(await shortly(somebody)).toEqual([['Cotton shirt', 'S', 3]])
})

test('when the stock falls below the cart, the shortage is reported and the quantity can be lowered', async () => {
  const productId = await offerAs(app, { '': '9' })
  const [variantId] = await variantsOf(app, productId)
  await add(somebody, { variantId, quantity: 9 })
  const leave = (stock: number) =>
    as(memberOf('partner'), (db) =>
      db.updateTable('productVariants').set({ stock }).where('id', '=', variantId!).execute(),
    )
  await leave(4)
  const [line] = (await cartOf(somebody)).lines
  expect(obstacleOf(line!)).toBe('too-many')
  const set = (quantity: number) =>
    changeCartLine(app.caller(somebody), { lineId: line!.id, quantity })
  await expect(set(9)).toBeRefused('conflict')
  await set(8)
  await set(4)
  expect(obstacleOf((await cartOf(somebody)).lines[0]!)).toBeNull()
  await leave(0)
  const cart = await cartOf(somebody)
  expect(obstacleOf(cart.lines[0]!)).toBe('sold-out')
  expect(cart).toMatchObject({ count: 4, totalCents: 0 })
})

test(`a cart holds ${CART_LINES_MOST} different lines`, async () => {
  const variants: string[] = []
  for (let at = 0; at < 3; at += 1) {
    const sizes = Object.fromEntries(Array.from({ length: 17 }, (_, size) => [`${size}`, '9']))
    variants.push(...(await variantsOf(app, await offerAs(app, sizes))))
  }
  for (const variantId of variants.slice(0, CART_LINES_MOST)) {
    await add(somebody, { variantId, quantity: 1 })
  }
  const more = add(somebody, { variantId: variants[CART_LINES_MOST], quantity: 1 })
  await expect(more).toBeRefused('conflict')
  await add(somebody, { variantId: variants[0], quantity: 1 })
  expect(await cartOf(somebody)).toMatchObject({ count: CART_LINES_MOST + 1 })
  await as(somebody, (db) => emptyCart(db, somebody))
  expect((await cartOf(somebody)).lines).toEqual([])
})
