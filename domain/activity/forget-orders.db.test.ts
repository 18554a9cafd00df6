import { afterEach, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { addProduct, orderAs, payOffline, recipient } from '#test/app/ordering.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { purgeBuyers } from './commands/purge-buyers.ts'
import { purgeDonors } from './commands/purge-donors.ts'
import { purgeGuestIds } from './commands/purge-guest-ids.ts'
import { RETENTION_DAYS } from './kept-for.ts'
import { purgeCarts, type purgeDrafts } from './commands/purge-by-age.ts'

const DAY = 24 * 60 * 60 * 1000
const HOUR = 60 * 60 * 1000
const app = startTestApp()
let variant: string
beforeAll(async () => {
  await liftRowSecurity(app)
  variant = String((await addProduct(app, { stocks: { '': 50 } })).variants[0])
  for (const forget of all) await forget(app.caller(system), {})
})
afterEach(() => expectBooksAgree(app))

const all = [purgeCarts, purgeGuestIds, purgeBuyers, purgeDonors]
const own = () => ({ kind: 'guest', guestId: newId() }) as const

/** Backdates a row by this much. */
const age = (table: string, column: string, id: string, ms: number) =>
  app.asOwner(`update ${table} set ${column} = $1 where id = $2`, [
    new Date(app.runtime.clock.now().getTime() - ms),
    id,
  ])

type Kept = Record<string, unknown>
const rowOf = async (table: string, id: string): Promise<Kept | undefined> =>
  (await app.asOwner<Kept>(`select * from ${table} where id = $1`, [id]))[0]

/** Runs the job an hour before rows are due and an hour after; returns the number of deleted rows. */
async function around(forget: typeof purgeDrafts, check: () => Promise<void>): Promise<number> {
  expect(await forget(app.caller(system), {})).toEqual({ deleted: 0, isDone: true })
  await check()
  app.advance(2 * HOUR)
  const { deleted } = await forget(app.caller(system), {})
  expect(await forget(app.caller(system), {})).toEqual({ deleted: 0, isDone: true })
  return deleted
}

async function order(isPaid: boolean): Promise<string> {
  const wanted = [{ variantId: variant, quantity: 1 }]
  const { orderId, paymentId } = await orderAs(app, own(), wanted)
  if (isPaid) await payOffline(app, paymentId)
  return orderId
}

async function gift(who: { userId?: string; guestId?: string }): Promise<string> {
  const id = newId()
  const project_event_id = await addSupportable(app)
  const given = { kind: 'donate', amountCents: 1800, name: 'Ruth', email: 'ruth@where.example' }
  await app.as(system).insert('supports', {
    id,
    projectEventId: project_event_id,
    ...given,
    message: 'For you',
    ...who,
  })
  return id
}

test('a cart item is deleted thirty days after its last change', async () => {
  const lines: string[] = []
  for (const who of [{ userId: memberOf('supporter').userId }, { guestId: newId() }]) {
    const id = newId()
    lines.push(id)
    const line = { id, variantId: variant, quantity: 1, seenPriceCents: 2500, ...who }
    await app.as(system).insert('cartLines', line)
    await age('cart_lines', 'updated_at', id, RETENTION_DAYS.carts * DAY - HOUR)
  }
  const fewer = await around(purgeCarts, async () => {
    for (const id of lines) expect(await rowOf('cart_lines', id)).toBeDefined()
  })
  expect(fewer).toBe(2)
  for (const id of lines) expect(await rowOf('cart_lines', id)).toBeUndefined()
})

test('the guest id of an order or gift is kept for thirty days', async () => {
  const ordered = await order(false)
  const given = await gift({ guestId: newId() })
  await age('orders', 'created_at', ordered, RETENTION_DAYS.guestIds * DAY - HOUR)
  await age('supports', 'created_at', given, RETENTION_DAYS.guestIds * DAY - HOUR)
  const theirs = async () => [
    (await rowOf('orders', ordered))?.['guest_id'],
    (await rowOf('supports', given))?.['guest_id'],
  ]
  await around(purgeGuestIds, async () => expect(await theirs()).not.toContain(null))
  expect(await theirs()).toEqual([null, null])
  expect(await rowOf('orders', ordered)).toMatchObject({ name: recipient.name })
})

test('the buyer is kept for seven years, and longer while something is to be shipped', async () => {
  const [over, open] = [await order(true), await order(true)]
  await app.runtime.scope.as(system, async (db) => {
    const move = (status: string) =>
      db.updateTable('partnerOrders').set({ status }).where('orderId', '=', over).execute()
    await move('shipped')
    await move('delivered')
  })
  for (const id of [over, open]) {
    await age('orders', 'created_at', id, RETENTION_DAYS.buyers * DAY - HOUR)
  }
  const before = await rowOf('payments', (await paymentOf(over)).id)
  await around(purgeBuyers, async () =>
    expect(await rowOf('orders', over)).toMatchObject({ name: recipient.name }),
  )
  const nobody = { name: '', email: '', phone: null, street: '', city: '', country: '', note: '' }
  expect(await rowOf('orders', over)).toMatchObject({ ...nobody, guest_id: null })
  expect(await rowOf('orders', open)).toMatchObject({ name: recipient.name })
  expect(await rowOf('payments', (await paymentOf(over)).id)).toEqual(before)
})

test('a donor without an account is kept for seven years; a member’s gift keeps its name', async () => {
  const theirs = await gift({ guestId: newId() })
  const members = await gift({ userId: memberOf('supporter').userId })
  for (const id of [theirs, members]) {
    await age('supports', 'created_at', id, RETENTION_DAYS.buyers * DAY - HOUR)
  }
  const fewer = await around(purgeDonors, async () =>
    expect(await rowOf('supports', theirs)).toMatchObject({ name: 'Ruth' }),
  )
  expect(fewer).toBe(1)
  const nobody = { name: '', email: '', message: '', guest_id: null }
  expect(await rowOf('supports', theirs)).toMatchObject({ ...nobody, amount_cents: 1800 })
  expect(await rowOf('supports', members)).toMatchObject({ name: 'Ruth' })
})

async function paymentOf(orderId: string): Promise<{ id: string }> {
  const [row] = await app.asOwner<{ id: string }>(`select id from payments where order_id = $1`, [
    orderId,
  ])
  if (!row) throw new Error('an order without a payment')
  return row
}
