import { describe, expect, test } from 'vitest'
import { stockOf } from '#test/app/ordering.ts'
import { guest } from '#test/app/create-test-app.ts'
import {
  aGift,
  anOrder,
  booksOf,
  auditOf,
  giftStatus,
  mailsAbout,
  openPage,
  startPayingWorld,
  partsOf,
  progressOf,
  tellOf,
} from '#test/app/paying.ts'
import { recordPaymentEvent } from './record-payment-event.ts'
import { settlePayments } from '../settle-payments.ts'

const paying = startPayingWorld()
const { app, stripe } = paying

const COMPLETED = 'checkout.session.completed'
const ok = (times: number) => Array.from({ length: times }, () => 200)

describe('a received payment', () => {
  test('starts an order once, despite repeated and concurrent events', async () => {
    const { paymentId, orderId } = await anOrder(app)
    const page = await openPage(paying, paymentId)
    const before = (await mailsAbout(app, 'orders.paid')).length
    stripe.behavior.times = 10
    expect(await stripe.pay(page)).toEqual(ok(10))
    for (let more = 0; more < 10; more += 1) {
      await stripe.send(COMPLETED, stripe.till.sessions.get(page)!, { times: 1 })
    }
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({ status: 'paid', receivedCents: 5_000, refundedCents: 0 })
    expect(books.entries).toHaveLength(1)
    expect(books.entries[0]?.reference).toBe(books.charge)
    expect(await partsOf(app, orderId)).toEqual(['processing'])
    expect((await mailsAbout(app, 'orders.paid')).length - before).toBe(1)
  })

  test('confirms a gift, and the project shows it', async () => {
    const { paymentId, giftId, itemId } = await aGift(app)
    await stripe.pay(await openPage(paying, paymentId))
    expect(await giftStatus(app, giftId)).toBe('confirmed')
    expect(await progressOf(app, itemId)).toEqual({ raisedCents: 5_000, giftCount: 1 })
  })

  test('counts when the money arrives, not when the checkout is completed', async () => {
    const { paymentId, orderId } = await anOrder(app)
    const page = await openPage(paying, paymentId)
    expect(await stripe.pay(page, 'unpaid')).toEqual([200])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'pending', receivedCents: 0 })
    const arrived = stripe.till.arrive(page)
    await stripe.send('checkout.session.async_payment_succeeded', arrived)
    await stripe.send(COMPLETED, arrived)
    expect((await booksOf(app, paymentId)).entries).toHaveLength(1)
    expect(await partsOf(app, orderId)).toEqual(['processing'])
  })

  test('that fails later leaves the order open for another attempt', async () => {
    const { paymentId, orderId } = await anOrder(app)
    const page = await openPage(paying, paymentId)
    await stripe.pay(page, 'unpaid')
    const failed = stripe.till.sessions.get(page)!
    expect(await stripe.send('checkout.session.async_payment_failed', failed)).toEqual([200])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'pending', receivedCents: 0 })
    expect(await partsOf(app, orderId)).toEqual(['awaiting_payment'])
  })

  test.each([
    ['another sum', { amount_total: 4_999 }],
    ['more', { amount_total: 500_000 }],
    ['another currency', { currency: 'ils' }],
  ])('of %s is reported to staff and not recorded', async (_, forged) => {
    const { paymentId, orderId } = await anOrder(app)
    const page = await openPage(paying, paymentId)
    const paid = stripe.till.pay(page, 'paid')
    expect(await stripe.send(COMPLETED, { ...paid, ...forged })).toEqual([200])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'pending', entries: [] })
    expect(await partsOf(app, orderId)).toEqual(['awaiting_payment'])
    expect(await auditOf(app, paymentId)).toEqual(['payments.record-payment-event'])
  })

  test('is not recorded for another payment, nor twice for the same one', async () => {
    const one = await anOrder(app)
    const other = await anOrder(app)
    const page = await openPage(paying, one.paymentId)
    await stripe.pay(page)
    const paid = stripe.till.sessions.get(page)!
    await stripe.send(COMPLETED, { ...paid, client_reference_id: other.paymentId })
    await stripe.send(COMPLETED, { ...paid, payment_intent: 'pi_another' })
    expect((await booksOf(app, other.paymentId)).entries).toEqual([])
    expect((await booksOf(app, one.paymentId)).entries).toHaveLength(1)
  })

  test('of another shop is ignored', async () => {
    const ours = { client_reference_id: null, payment_status: 'paid', payment_intent: 'pi_theirs' }
    const unknown = { ...ours, client_reference_id: '019a9e00-0000-7000-8000-000000000000' }
    for (const thing of [ours, unknown, { ...unknown, client_reference_id: 'cart-17' }]) {
      const sum = { amount_total: 100, currency: 'usd', id: 'cs_theirs' }
      expect(await stripe.send(COMPLETED, { ...thing, ...sum })).toEqual([200])
    }
    expect(await stripe.send('customer.created', { id: 'cus_1' })).toEqual([200])
    const refund = {
      id: 're_1',
      payment_intent: 'pi_x',
      amount: 1,
      currency: 'usd',
      status: 'succeeded',
    }
    expect(await stripe.send('refund.created', refund, { agoSeconds: 86_400 })).toEqual([200])
  })

  test('for an ended order is refunded at once, and the buyer is emailed', async () => {
    const email = 'late@buyers.example'
    const { paymentId, orderId, variantId } = await anOrder(app, guest(), 'stripe', email)
    const page = await openPage(paying, paymentId)
    const paid = stripe.till.pay(page, 'paid')
    // The event is late: the grace hour is over, and Stripe could not be queried.
    stripe.behavior.fails = 500
    app.advance(3 * 60 * 60_000)
    await settlePayments(app.runtime)
    stripe.behavior.fails = null
    expect(await partsOf(app, orderId)).toEqual(['cancelled'])
    expect(await stockOf(app, variantId)).toBe(5)
    stripe.behavior.times = 10
    await stripe.send(COMPLETED, paid)
    await settlePayments(app.runtime)
    await stripe.settled()
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({
      status: 'refunded',
      receivedCents: 5_000,
      refundedCents: 5_000,
    })
    expect(books.refunds).toMatchObject([{ status: 'done', amountCents: 5_000 }])
    expect(
      stripe.till.refunds.filter(({ payment_intent: of }) => of === books.charge),
    ).toHaveLength(1)
    expect(await partsOf(app, orderId)).toEqual(['cancelled'])
    const told = await mailsAbout(app, 'payments.late')
    expect(told.filter((to) => to === email)).toHaveLength(1)
    const mails = await app.mailsTo(email)
    const late = mails.find(({ subject }) => subject.includes('is being refunded'))
    expect(late?.text).toMatch(/\/orders\/F4I-\d+\?key=/)
  })
})

describe('a webhook request', () => {
  test('is accepted only with a valid signature', async () => {
    const { paymentId } = await anOrder(app)
    const page = await openPage(paying, paymentId)
    const paid = stripe.till.pay(page, 'paid')
    const refused = [
      { secret: 'whsec_of_somebody_else' },
      { ageSeconds: 301 },
      { ageSeconds: -600 },
      { signature: '' },
      { signature: 't=1,v1=00' },
      { signature: 'nonsense' },
    ]
    for (const how of refused)
      expect(await stripe.send(COMPLETED, paid, how), JSON.stringify(how)).toEqual([400])
    expect(await tellOf(app, JSON.stringify({ type: COMPLETED }), {})).toBe(400)
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'pending', entries: [] })
    expect(await stripe.send(COMPLETED, paid, { ageSeconds: -290 })).toEqual([200])
    expect(await stripe.send(COMPLETED, paid, { ageSeconds: 290 })).toEqual([200])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid' })
  })

  test('is rejected if it was altered', async () => {
    const { paymentId } = await anOrder(app)
    const page = await openPage(paying, paymentId)
    const paid = stripe.till.pay(page, 'paid')
    const answers: number[] = []
    stripe.tell(async (body, signature) => {
      const headers = { 'stripe-signature': signature }
      answers.push(await tellOf(app, body.replace('"usd"', '"eur"'), headers))
      answers.push(await tellOf(app, JSON.stringify(JSON.parse(body)), headers))
      return 200
    })
    await stripe.send(COMPLETED, paid)
    stripe.tell((body, signature) => tellOf(app, body, { 'stripe-signature': signature }))
    expect(answers).toEqual([400, 400])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'pending' })
  })

  test('that could not be stored is requested again', async () => {
    const { paymentId } = await anOrder(app)
    const page = await openPage(paying, paymentId)
    await app.asOwner(`alter table app.payment_entries rename to payment_entries_away`)
    expect(await stripe.pay(page)).toEqual([503])
    await app.asOwner(`alter table app.payment_entries_away rename to payment_entries`)
    expect(await stripe.send(COMPLETED, stripe.till.sessions.get(page)!)).toEqual([200])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid' })
  })

  test('event can only be recorded by jobs', async () => {
    const event = {
      kind: 'received',
      paymentId: (await anOrder(app)).paymentId,
      session: 'cs_x',
      charge: 'pi_x',
      amountCents: 5_000,
      currency: 'usd',
    } as const
    for (const who of ['supporter', 'partner', 'admin', 'superuser'] as const) {
      await expect(recordPaymentEvent(app.caller(who), event)).toBeRefused('forbidden')
    }
  })
})
