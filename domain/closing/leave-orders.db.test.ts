import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { purgeBuyers } from '#domain/activity/commands/purge-buyers.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startTestApp, system, type Person } from '#test/app/create-test-app.ts'
import {
  addProduct,
  fillCart,
  orderAs,
  payOffline,
  recipient,
  stockOf,
} from '#test/app/ordering.ts'

const app = startTestApp()
let variant: string
beforeAll(async () => {
  const { variants } = await addProduct(app, { stocks: { '': 50 } })
  variant = String(variants[0])
})
afterEach(() => expectBooksAgree(app))

const job = () => app.caller(system)
const leave = (who: Person) => deleteAccount(job(), { userId: DEMO_USERS[who].id })

/** Updates the status of a partner order, with the rights of a job. */
async function move(orderId: string, status: string): Promise<void> {
  const now = app.runtime.clock.now()
  const sent = status === 'shipped' ? { tracking: 'RR 1', shippedAt: now } : {}
  await app.as(system).update('partnerOrders', { status, updatedAt: now, ...sent }, { orderId })
}

/** Reads an order with its partner order and payment. */
async function kept(orderId: string) {
  return app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('orders')
      .innerJoin('partnerOrders', 'partnerOrders.orderId', 'orders.id')
      .innerJoin('payments', 'payments.orderId', 'orders.id')
      .select(['userId', 'guestId', 'name', 'email', 'street', 'country', 'note'])
      .select(['eraseWhenDone', 'tracking', 'reason', 'totalCents'])
      .select(['partnerOrders.status', 'payments.status as paid'])
      .where('orders.id', '=', orderId)
      .executeTakeFirstOrThrow(),
  )
}

const nobody = {
  userId: null,
  guestId: null,
  name: '',
  email: '',
  street: '',
  country: '',
  note: '',
}
const addressee = { name: recipient.name, email: recipient.email, street: recipient.street }

test('deleting an account ends its unpaid order, restocks the units and removes its cart', async () => {
  const before = await stockOf(app, variant)
  const { orderId } = await orderAs(app, 'ambassador', [{ variantId: variant, quantity: 3 }])
  await fillCart(app, 'ambassador', [{ variantId: variant, quantity: 2 }])
  expect(await stockOf(app, variant)).toBe(before - 3)
  await leave('ambassador')
  expect(await kept(orderId)).toMatchObject({ ...nobody, status: 'cancelled', paid: 'ended' })
  expect(await stockOf(app, variant)).toBe(before)
  const lines = await app.as(system).rows('cartLines', ['id'], { userId: DEMO_USERS.ambassador.id })
  expect(lines).toEqual([])
})

test('finished orders are anonymized at once; shipped ones keep the address until delivery', async () => {
  const wanted = [{ variantId: variant, quantity: 1 }]
  const over = await orderAs(app, 'applicant', wanted)
  const sent = await orderAs(app, 'applicant', wanted)
  for (const { orderId, paymentId } of [over, sent]) {
    await payOffline(app, paymentId)
    await move(orderId, 'shipped')
  }
  await move(over.orderId, 'delivered')
  await leave('applicant')
  expect(await kept(over.orderId)).toMatchObject({ ...nobody, tracking: '', totalCents: 2500 })
  const open = await kept(sent.orderId)
  expect(open).toMatchObject({
    ...addressee,
    userId: null,
    eraseWhenDone: true,
    tracking: 'RR 1',
  })

  await purgeBuyers(job(), {})
  expect(await kept(sent.orderId)).toMatchObject(addressee)
  await move(sent.orderId, 'delivered')
  await purgeBuyers(job(), {})
  expect(await kept(sent.orderId)).toMatchObject({
    ...nobody,
    tracking: '',
    eraseWhenDone: false,
  })
})

test('a shipped order never marked delivered is anonymized half a year after shipping', async () => {
  const { orderId, paymentId } = await orderAs(app, 'supporter', [
    { variantId: variant, quantity: 1 },
  ])
  await payOffline(app, paymentId)
  await leave('supporter')
  app.advance(200 * 24 * 60 * 60_000)
  await purgeBuyers(job(), {})
  expect(await kept(orderId)).toMatchObject({ ...addressee, status: 'processing' })
  await move(orderId, 'shipped')
  await purgeBuyers(job(), {})
  expect(await kept(orderId)).toMatchObject(addressee)
  app.advance(183 * 24 * 60 * 60_000)
  await purgeBuyers(job(), {})
  expect(await kept(orderId)).toMatchObject(nobody)
})

test('guest orders with the account’s address are removed with the account; others stay', async () => {
  const guest = { kind: 'guest', guestId: newId() } as const
  const wanted = [{ variantId: variant, quantity: 1 }]
  const theirs = await orderAs(app, guest, wanted, {
    email: DEMO_USERS.admin.email.toUpperCase(),
  })
  const other = await orderAs(app, guest, wanted)
  await payOffline(app, other.paymentId)
  await leave('admin')
  expect(await kept(theirs.orderId)).toMatchObject({ ...nobody, status: 'cancelled' })
  expect(await kept(other.orderId)).toMatchObject({ ...addressee, guestId: guest.guestId })
})
