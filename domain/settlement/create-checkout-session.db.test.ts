import { describe, expect, test } from 'vitest'
import { listPublic } from '#domain/project-events/queries/list-public.ts'
import { guest, createTestApp } from '#test/app/create-test-app.ts'
import { aGift, anOrder, booksOf, openPage, startPayingWorld, partsOf } from '#test/app/paying.ts'
import { createCheckoutSession } from './create-checkout-session.ts'
import { prepareCheckout } from '#domain/payments/commands/prepare-checkout.ts'
import { settlePayments } from './settle-payments.ts'
import { paymentMethods } from '#domain/payments/payment-methods.ts'

const HOUR = 60 * 60_000
const paying = startPayingWorld()
const { app, stripe } = paying

const wanted = (paymentId: string) => ({
  paymentId,
  description: 'Order F4I-1001',
  email: 'ruth@buyers.example',
  returnTo: '/orders/F4I-1001?paid=1',
  cancelTo: '/orders/F4I-1001',
})
const open = (paymentId: string) => createCheckoutSession(app.caller(guest()), wanted(paymentId))

test('the session states the amount and the payee, and returns here', async () => {
  const { paymentId } = await anOrder(app)
  const session = stripe.till.sessions.get(await openPage(paying, paymentId))
  expect(session).toMatchObject({
    client_reference_id: paymentId,
    amount_total: 5_000,
    currency: 'usd',
    customer_email: 'ruth@buyers.example',
    success_url: `${app.runtime.origin}/orders/F4I-1001?paid=1`,
    cancel_url: `${app.runtime.origin}/orders/F4I-1001`,
  })
})

test('two clicks, even at once, open one session', async () => {
  const { paymentId } = await anOrder(app)
  const addresses = await Promise.all([open(paymentId), open(paymentId), open(paymentId)])
  addresses.push(await open(paymentId))
  expect(new Set(addresses).size).toBe(1)
})

test('two clicks across a minute boundary leave only one session open', async () => {
  const { paymentId } = await anOrder(app)
  const { promise, resolve } = Promise.withResolvers<void>()
  stripe.behavior.until = promise
  const asked = stripe.asked.length
  const first = open(paymentId)
  await expect.poll(() => stripe.asked.length).toBe(asked + 1)
  app.advance(60_000)
  const second = open(paymentId)
  await expect.poll(() => stripe.asked.length).toBe(asked + 2)
  stripe.behavior.until = null
  resolve()
  const addresses = await Promise.all([first, second])
  expect(new Set(addresses).size).toBe(1)
  const pages = [...stripe.till.sessions.values()].filter(
    ({ client_reference_id: of }) => of === paymentId,
  )
  expect(pages.filter(({ status }) => status === 'open')).toHaveLength(1)
})

test('a session is open as long as the payment, and at least half an hour', async () => {
  const { paymentId } = await anOrder(app)
  app.advance(HOUR - 10 * 60_000)
  const session = stripe.till.sessions.get(await openPage(paying, paymentId))
  const left = Number(session?.expires_at) * 1000 - app.runtime.clock.now().getTime()
  expect(left).toBeGreaterThan(30 * 60_000)
  expect(left).toBeLessThan(40 * 60_000)
  app.advance(20 * 60_000)
  await settlePayments(app.runtime)
  expect((await booksOf(app, paymentId)).status).toBe('pending')
  const gift = await aGift(app)
  const page = stripe.till.sessions.get(await openPage(paying, gift.paymentId))
  const giftLeft = Number(page?.expires_at) * 1000 - app.runtime.clock.now().getTime()
  expect(giftLeft).toBeGreaterThan(23 * HOUR)
})

test('a payment made there in the meantime is recorded, and the buyer is sent back', async () => {
  const { paymentId, orderId } = await anOrder(app)
  stripe.till.pay(await openPage(paying, paymentId), 'paid')
  expect(await open(paymentId)).toBe(`${app.runtime.origin}/orders/F4I-1001?paid=1`)
  expect(await partsOf(app, orderId)).toEqual(['processing'])
  await expect(open(paymentId)).toBeRefused('conflict')
})

test('an ended, due or offline payment has no session', async () => {
  const due = await anOrder(app)
  app.advance(HOUR)
  const offline = await anOrder(app, guest(), 'offline')
  const before = stripe.till.sessions.size
  for (const { paymentId } of [due, offline]) {
    await expect(open(paymentId)).toBeRefused('conflict')
  }
  await settlePayments(app.runtime)
  await expect(open(due.paymentId)).toBeRefused('conflict')
  await expect(open('019a9e00-0000-7000-8000-000000000000')).toBeRefused('not_found')
  expect(stripe.till.sessions.size).toBe(before)
})

describe('an unreachable provider', () => {
  test('costs seconds, but neither the order nor other requests', async () => {
    const { paymentId, orderId } = await anOrder(app)
    stripe.behavior.hangs = true
    const began = performance.now()
    const waiting = Array.from({ length: 12 }, () =>
      open(paymentId).catch((error: unknown) => error),
    )
    // More requests than there are database connections.
    for (let more = 0; more < 5; more += 1) {
      const asked = performance.now()
      await listPublic(app.caller({ kind: 'visitor' }), {})
      await prepareCheckout(app.caller({ kind: 'system', job: 'test' }), { paymentId })
      expect(performance.now() - asked).toBeLessThan(2_000)
    }
    for (const refused of await Promise.all(waiting)) {
      expect(refused).toMatchObject({ code: 'unavailable' })
    }
    expect(performance.now() - began).toBeLessThan(20_000)
    expect(await partsOf(app, orderId)).toEqual(['awaiting_payment'])
    stripe.behavior.hangs = false
    app.advance(60_000)
    expect(stripe.till.sessions.has(await openPage(paying, paymentId))).toBe(true)
  })

  test('or a failing one is queried again later', async () => {
    const { paymentId } = await anOrder(app)
    stripe.behavior.fails = 500
    await expect(open(paymentId)).toBeRefused('unavailable')
    stripe.behavior.fails = null
    app.advance(60_000)
    expect(stripe.till.sessions.has(await openPage(paying, paymentId))).toBe(true)
  })
})

test('without keys, card payment is not available', async () => {
  expect(paymentMethods(app.runtime)).toEqual(['stripe', 'offline'])
  const other = await createTestApp()
  expect(paymentMethods(other.runtime)).toEqual(['offline'])
  const refused = createCheckoutSession(
    other.caller(guest()),
    wanted('019a9e00-0000-7000-8000-000000000000'),
  )
  await expect(refused).toBeRefused('conflict')
  await other.close()
})
