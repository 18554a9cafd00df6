import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Guest, Member } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { variantsOf } from '#test/app/carting.ts'
import { offerAs } from '#test/app/offering.ts'
import { memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { CART_LINES_MOST } from '../cart.ts'
import { addToCart } from './add-to-cart.ts'
import { getCart } from '../queries/get-cart.ts'
import { mergeGuestCart } from './merge-guest-cart.ts'

const app = startTestApp()
let sizes: string[]
let somebody: Guest
const member: Member = memberOf('supporter')

beforeAll(async () => {
  const productId = await offerAs(app, { A: '1000', B: '1000', C: '1000' })
  sizes = await variantsOf(app, productId)
})
beforeEach(async () => {
  somebody = { kind: 'guest', guestId: newId() }
  await app.as(system).delete('cartLines')
})

const add = (who: Guest | Member, at: number, quantity: number, of = sizes) =>
  addToCart(app.caller(who), { variantId: of[at], quantity })
const mergeGuest = (guestId = somebody.guestId) => mergeGuestCart(app.caller(member), { guestId })

async function shortly(who: Guest | Member) {
  const { lines } = await getCart(app.caller(who), {})
  return lines.map(({ size, quantity }) => `${quantity} ${size}`).toSorted()
}

test('signing in merges the visitor’s cart into the member’s', async () => {
  await add(member, 0, 1)
  await add(member, 1, 2)
  await add(somebody, 1, 3)
  await add(somebody, 2, 4)
  expect(await mergeGuest()).toBe(2)
  expect(await shortly(member)).toEqual(['1 A', '4 C', '5 B'])
  expect(await shortly(somebody)).toEqual([])
})

test('merges once, even with concurrent requests', async () => {
  await add(member, 0, 1)
  await add(somebody, 0, 3)
  await add(somebody, 1, 4)
  const taken = await Promise.all(Array.from({ length: 6 }, () => mergeGuest()))
  expect(taken.toSorted()).toEqual([0, 0, 0, 0, 0, 2])
  expect(await shortly(member)).toEqual(['4 A', '4 B'])
})

test('an add in another tab during the merge also counts', async () => {
  await add(somebody, 0, 3)
  await add(somebody, 1, 3)
  await Promise.all([mergeGuest(), add(member, 1, 4), add(member, 0, 4)])
  expect(await shortly(member)).toEqual(['7 A', '7 B'])
})

test('merged quantities are capped at 99 without an error', async () => {
  await add(member, 0, 60)
  await add(somebody, 0, 60)
  await mergeGuest()
  expect(await shortly(member)).toEqual(['99 A'])
})

test('merged lines are capped at the cart maximum, newest first', async () => {
  const many: string[] = []
  for (let at = 0; at < 6; at += 1) {
    const row = Object.fromEntries(Array.from({ length: 17 }, (_, size) => [`${at}-${size}`, '9']))
    many.push(...(await variantsOf(app, await offerAs(app, row))))
  }
  const first = CART_LINES_MOST - 1
  for (let at = 0; at < first; at += 1) await add(member, at, 1, many)
  for (let at = 0; at < 3; at += 1) {
    await add(somebody, first + at, 1, many)
    app.advance(1000)
  }
  await add(somebody, 0, 1, many)
  await mergeGuest()
  const lines = await shortly(member)
  expect(lines).toHaveLength(CART_LINES_MOST)
  expect(lines).toContain('2 0-0')
  const { lines: all } = await getCart(app.caller(member), {})
  expect(all.map(({ variantId }) => variantId)).toContain(many[first + 2])
  expect(await shortly(somebody)).toEqual([])
})

test('refused without a session, without a guest id, and for a member’s cart', async () => {
  await add(somebody, 0, 1)
  await add(memberOf('partner'), 0, 2)
  const { guestId } = somebody
  for (const who of [visitor, somebody, { kind: 'guest', guestId: newId() } as const]) {
    const take = mergeGuestCart(app.caller(who), { guestId })
    await expect(take).toBeRefused('not_signed_in')
  }
  expect(await mergeGuest(newId())).toBe(0)
  expect(await mergeGuest(DEMO_USERS.partner.id)).toBe(0)
  expect(await shortly(somebody)).toEqual(['1 A'])
  expect(await shortly(memberOf('partner'))).toEqual(['2 A'])
})
