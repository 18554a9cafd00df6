import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Guest } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { makeAmbassador } from '#test/app/ambassadors.ts'
import { giveAsGuest, ruth } from '#test/app/giving.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import { addProduct, orderAs } from '#test/app/ordering.ts'
import { addSupportable, givenGift } from '#test/app/supporting.ts'
import { mergeGuestRecords } from './merge-guest-records.ts'

const app = startTestApp()
let itemId: string
let variantId: string
let somebody: Guest
const { id: userId, email } = DEMO_USERS.supporter

beforeAll(async () => {
  itemId = await addSupportable(app)
  variantId = (await addProduct(app, { stocks: { '': 100 } })).variants[0]!
})
beforeEach(() => {
  somebody = { kind: 'guest', guestId: newId() }
})

const give = (address: string) => giveAsGuest(app, itemId, { email: address }, somebody)
const mergeGuest = (who: Person = 'supporter', guestId = somebody.guestId) =>
  mergeGuestRecords(app.caller(who), { guestId })
const nothing = { taken: 0, leftOver: 0 }

async function ownerOf(table: 'supports' | 'orders', id: string): Promise<string | null> {
  const row = await app.runtime.scope.as(system, (db) =>
    db.selectFrom(table).select('userId').where('id', '=', id).executeTakeFirstOrThrow(),
  )
  return row.userId
}

async function prove(isProved: boolean): Promise<void> {
  await app.asOwner('set role app_auth')
  await app.asOwner('update auth.users set email_verified = $1 where id = $2', [isProved, userId])
  await app.asOwner('reset role')
}

test('contributions and orders under the member’s address become theirs, once, ignoring case', async () => {
  const gift = await give(email.toUpperCase())
  const order = await orderAs(app, somebody, [{ variantId, quantity: 1 }], { email })
  expect(await mergeGuest()).toEqual({ taken: 2, leftOver: 0 })
  expect(await ownerOf('supports', gift.id)).toBe(userId)
  expect(await ownerOf('orders', order.orderId)).toBe(userId)
  expect(await mergeGuest()).toEqual(nothing)
})

test('records under another address stay unowned', async () => {
  const gift = await give('ruth@givers.example')
  const order = await orderAs(app, somebody, [{ variantId, quantity: 1 }])
  expect(await mergeGuest()).toEqual({ taken: 0, leftOver: 2 })
  expect(await ownerOf('supports', gift.id)).toBeNull()
  expect(await ownerOf('orders', order.orderId)).toBeNull()
})

test('records of another browser stay unowned, whatever their address', async () => {
  const gift = await give(email)
  expect(await mergeGuest('supporter', newId())).toEqual(nothing)
  expect(await mergeGuest('ambassador')).toEqual({ taken: 0, leftOver: 1 })
  expect(await ownerOf('supports', gift.id)).toBeNull()
})

test('an unverified address takes over nothing', async () => {
  const gift = await give(email)
  await prove(false)
  try {
    expect(await mergeGuest()).toEqual({ taken: 0, leftOver: null })
  } finally {
    await prove(true)
  }
  expect(await ownerOf('supports', gift.id)).toBeNull()
  expect(await mergeGuest()).toEqual({ taken: 1, leftOver: 0 })
})

test('a gift to the member’s own organization is not taken over', async () => {
  const gift = await give(DEMO_USERS.partner.email)
  expect(await mergeGuest('partner')).toEqual({ taken: 0, leftOver: 1 })
  expect(await ownerOf('supports', gift.id)).toBeNull()
})

test('a user who gives signed in and as a guest, then takes the guest gift over, counts as one supporter', async () => {
  const ambassador = await makeAmbassador(app, 'applicant')
  const referral = { code: ambassador.code, at: new Date() }
  const credited = (who: Guest | 'partner2') =>
    giveGift(app.caller(who, newId()), {
      ...(who === 'partner2' ? givenGift : { ...ruth, email: DEMO_USERS.partner2.email }),
      itemId,
      referral,
    })
  await credited('partner2')
  await credited(somebody)
  expect(await mergeGuest('partner2')).toEqual({ taken: 1, leftOver: 0 })
  await credited({ kind: 'guest', guestId: newId() })
  const rows = await app.runtime.scope.as(
    { kind: 'member', userId: DEMO_USERS.applicant.id },
    (db) => sql<{ supporter: string }>`select supporter from app.own_credits`.execute(db),
  )
  expect(rows.rows).toHaveLength(3)
  expect(new Set(rows.rows.map(({ supporter }) => supporter)).size).toBe(1)
})
