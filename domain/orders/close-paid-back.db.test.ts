import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { partOf, partsOf, stockDesks } from '#test/world/desks.ts'
import { guest, type World } from '#test/world/open-world.ts'
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
import { cancelPart } from './cancel-part.ts'
import { shipPart } from './ship-part.ts'

let paying: PayingWorld
let world: World
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

test('one paid back in part goes on; the office is told, and what is left goes with a part', async () => {
  const { orderId, paymentId } = await halfSent('part@buyers.example')
  await payBackElsewhere(paymentId, 2_900)
  expect(await statusesOf(orderId)).toEqual(['shipped', 'processing'])
  expect(await mailsAbout(world, 'payments.partly-refunded')).toHaveLength(1)
  const { id: partId } = await partOf(world, orderId, 'partner2')
  await cancelPart(world.caller('partner2', newId()), {
    partId,
    seen: 'processing',
    reason: 'The last one broke.',
  })
  const [told] = await world.mailsTo('part@buyers.example')
  expect(told?.text).toContain('$5.00 goes back to your card')
  await settlePayments(world.house)
  await stripe.settled()
  expect(await booksOf(world, paymentId)).toMatchObject({
    status: 'refunded',
    refunded_cents: 3_400,
  })
  const statuses = (await partsOf(world, orderId)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual(['cancelled', 'refunded'])
})
