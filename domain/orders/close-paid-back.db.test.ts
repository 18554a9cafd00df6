import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { partOf, stockDesks } from '#test/world/desks.ts'
import { guest, type TestApp } from '#test/world/create-test-app.ts'
import { orderAs, stockOf } from '#test/world/ordering.ts'
import {
  booksOf,
  mailsAbout,
  openPage,
  openPayingWorld,
  type PayingWorld,
} from '#test/world/paying.ts'
import { furnishPosters } from '#test/world/posting.ts'
import type { StripeServer } from '#test/world/stripe-server.ts'
import { settlePayments } from '../payments/settle-payments.ts'
import { cancelPart } from './commands/cancel-part.ts'
import { shipPart } from './commands/ship-part.ts'

let paying: PayingWorld
let world: TestApp
let stripe: StripeServer
let bowl: string
let mug: string
beforeAll(async () => {
  paying = await openPayingWorld()
  ;({ world, stripe } = paying)
  await furnishPosters(world)
})
afterAll(() => paying.close())
beforeEach(async () => {
  ;({ bowl, mug } = await stockDesks(world))
})
afterEach(async () => {
  await stripe.settled()
  await expectBooksAgree(world)
})

/** An order of 34 dollars of two organizations, paid by card; the partner's part is on its way. */
async function halfSent(email: string) {
  const lines = [bowl, mug].map((variantId) => ({ variantId, quantity: 1 }))
  const order = await orderAs(world, guest(), lines, { provider: 'stripe', email })
  await stripe.pay(await openPage(paying, order.paymentId))
  const { id: partId } = await partOf(world, order.orderId)
  await shipPart(world.caller('partner', newId()), { partId, seen: 'processing' })
  return order
}
async function payBackElsewhere(paymentId: string, cents: number) {
  const { charge } = await booksOf(world, paymentId)
  const form = new URLSearchParams({ payment_intent: String(charge), amount: String(cents) })
  const { body } = stripe.till.refund(form, 'succeeded')
  await stripe.send('refund.created', body, { times: 3 })
}
const statusesOf = async (orderId: string) => [
  (await partOf(world, orderId)).status,
  (await partOf(world, orderId, 'partner2')).status,
]

test('an order paid back whole in the provider’s dashboard is closed, and everybody is told once', async () => {
  const email = 'whole@buyers.example'
  const { orderId, paymentId } = await halfSent(email)
  await payBackElsewhere(paymentId, 3_400)
  expect((await booksOf(world, paymentId)).status).toBe('refunded')
  expect(await statusesOf(orderId)).toEqual(['refunded', 'cancelled'])
  expect([await stockOf(world, bowl), await stockOf(world, mug)]).toEqual([4, 5])
  expect(await mailsAbout(world, 'orders.paid-back')).toEqual([email])
  expect(await mailsAbout(world, 'orders.paid-back-for-organization')).toHaveLength(2)
})

test('one refunded in part goes on; everyone is emailed their share, and what is left goes with a part', async () => {
  const { orderId, paymentId } = await halfSent('part@buyers.example')
  await payBackElsewhere(paymentId, 1_700)
  expect(await statusesOf(orderId)).toEqual(['shipped', 'processing'])
  expect(await mailsAbout(world, 'payments.partly-refunded')).toHaveLength(1)
  const [told] = await world.mailsTo('part@buyers.example')
  expect(told?.text).toContain('$17.00 of your order')
  expect(told?.text).toContain('Paid: $34.00. Refunded so far: $17.00. Remaining: $17.00.')
  expect(await mailsAbout(world, 'orders.partly-refunded-for-organization')).toHaveLength(2)
  const { id: partId } = await partOf(world, orderId, 'partner2')
  await cancelPart(world.caller('partner2', newId()), {
    partId,
    seen: 'processing',
    reason: 'The last one broke.',
  })
  const [cancelled] = await world.mailsTo('part@buyers.example')
  expect(cancelled?.text).toContain('$4.50 goes back to your card')
  await settlePayments(world.runtime)
  await stripe.settled()
  expect(await booksOf(world, paymentId)).toMatchObject({ status: 'paid', refundedCents: 2_150 })
  expect(await statusesOf(orderId)).toEqual(['shipped', 'cancelled'])
})

test('exactly what is left of one part is that part’s, which is closed', async () => {
  const { orderId, paymentId } = await halfSent('exact@buyers.example')
  await payBackElsewhere(paymentId, 900)
  expect(await statusesOf(orderId)).toEqual(['shipped', 'cancelled'])
  expect(await partOf(world, orderId)).toMatchObject({ refundedCents: 0 })
  expect(await stockOf(world, mug)).toBe(5)
  const [told] = await world.mailsTo('exact@buyers.example')
  expect(told?.text).toContain('Refunded so far: $9.00. Remaining: $25.00.')
})
