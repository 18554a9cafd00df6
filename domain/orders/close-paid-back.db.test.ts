import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { partOf, stockDesks } from '#test/app/desks.ts'
import { guest } from '#test/app/create-test-app.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { orderAs, stockOf } from '#test/app/ordering.ts'
import { booksOf, mailsAbout, openPage, startPayingWorld } from '#test/app/paying.ts'
import { seedPosters } from '#test/app/posting.ts'
import { settlePayments } from '#domain/settlement/settle-payments.ts'
import { cancelPart, shipPart } from './commands/move-own-part.ts'

const paying = startPayingWorld()
const { app, stripe } = paying
let bowl: string
let mug: string
beforeAll(async () => {
  await seedPosters(app)
  await disbandTeams(app)
})
beforeEach(async () => {
  ;({ bowl, mug } = await stockDesks(app))
})

/** A 34-dollar order from two organizations, paid by card; the partner's share is shipped. */
async function halfSent(email: string) {
  const lines = [bowl, mug].map((variantId) => ({ variantId, quantity: 1 }))
  const order = await orderAs(app, guest(), lines, { provider: 'stripe', email })
  await stripe.pay(await openPage(paying, order.paymentId))
  const { id: partId } = await partOf(app, order.orderId)
  await shipPart(app.caller('partner', newId()), { partId, seen: 'processing' })
  return order
}
async function payBackElsewhere(paymentId: string, cents: number) {
  const { charge } = await booksOf(app, paymentId)
  const form = new URLSearchParams({ payment_intent: String(charge), amount: String(cents) })
  const { body } = stripe.till.refund(form, 'succeeded')
  await stripe.send('refund.created', body, { times: 3 })
}
const statusesOf = async (orderId: string) => [
  (await partOf(app, orderId)).status,
  (await partOf(app, orderId, 'partner2')).status,
]

test('an order fully refunded in the provider’s dashboard is closed, and everyone is notified once', async () => {
  const email = 'whole@buyers.example'
  const { orderId, paymentId } = await halfSent(email)
  await payBackElsewhere(paymentId, 3_400)
  expect((await booksOf(app, paymentId)).status).toBe('refunded')
  expect(await statusesOf(orderId)).toEqual(['refunded', 'cancelled'])
  expect([await stockOf(app, bowl), await stockOf(app, mug)]).toEqual([4, 5])
  expect(await mailsAbout(app, 'orders.paid-back')).toEqual([email])
  expect(await mailsAbout(app, 'orders.paid-back-for-organization')).toHaveLength(2)
})

test('a partly refunded order goes on; everyone is emailed their share, and the rest can be refunded', async () => {
  const { orderId, paymentId } = await halfSent('part@buyers.example')
  await payBackElsewhere(paymentId, 1_700)
  expect(await statusesOf(orderId)).toEqual(['shipped', 'processing'])
  expect(await mailsAbout(app, 'payments.partly-refunded')).toHaveLength(1)
  const [told] = await app.mailsTo('part@buyers.example')
  expect(told?.text).toContain('$17.00 of your order')
  expect(told?.text).toContain('Paid: $34.00. Refunded so far: $17.00. Remaining: $17.00.')
  expect(await mailsAbout(app, 'orders.partly-refunded-for-organization')).toHaveLength(2)
  const { id: partId } = await partOf(app, orderId, 'partner2')
  await cancelPart(app.caller('partner2', newId()), {
    partId,
    seen: 'processing',
    reason: 'The last one broke.',
  })
  const [cancelled] = await app.mailsTo('part@buyers.example')
  expect(cancelled?.text).toContain('$4.50 goes back to your card')
  await settlePayments(app.runtime)
  await stripe.settled()
  expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid', refundedCents: 2_150 })
  expect(await statusesOf(orderId)).toEqual(['shipped', 'cancelled'])
})

test('a refund of exactly what is left of one partner order closes that one', async () => {
  const { orderId, paymentId } = await halfSent('exact@buyers.example')
  await payBackElsewhere(paymentId, 900)
  expect(await statusesOf(orderId)).toEqual(['shipped', 'cancelled'])
  expect(await partOf(app, orderId)).toMatchObject({ refundedCents: 0 })
  expect(await stockOf(app, mug)).toBe(5)
  const [told] = await app.mailsTo('exact@buyers.example')
  expect(told?.text).toContain('Refunded so far: $9.00. Remaining: $25.00.')
})
