import { describe, expect, test } from 'vitest'
import { system } from '#test/app/create-test-app.ts'
import {
  aGift,
  auditOf,
  booksOf,
  giftStatus,
  mailsAbout,
  openPage,
  startPayingWorld,
} from '#test/app/paying.ts'
import { REFUND_ATTEMPTS } from './commands/postpone-refund.ts'
import { requestRefund } from '#domain/payments/request-refund.ts'
import { settlePayments } from './settle-payments.ts'

const HOUR = 60 * 60_000
const paying = startPayingWorld()
const { app, stripe } = paying

const settle = async () => {
  await settlePayments(app.runtime)
  await stripe.settled()
}
const askedFor = (what: string) => stripe.asked.filter((one) => one === what).length
const refundsOf = (charge: string | null) =>
  stripe.till.refunds.filter(({ payment_intent: of }) => of === charge)

/** A gift paid by card, with a requested refund. */
async function aGiftGoingBack(amountCents = 5_000) {
  const gift = await aGift(app)
  await stripe.pay(await openPage(paying, gift.paymentId))
  const now = app.runtime.clock.now()
  await app.runtime.scope.as(system, (db) =>
    requestRefund(db, { paymentId: gift.paymentId, amountCents, requestedBy: null, now }),
  )
  return gift
}

describe('a refund', () => {
  test('is sent and recorded once, with two concurrent runs and ten events', async () => {
    const { paymentId, giftId } = await aGiftGoingBack()
    stripe.behavior.times = 10
    await Promise.all([settle(), settle()])
    await settle()
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({ status: 'refunded', refundedCents: 5_000 })
    expect(books.refunds).toMatchObject([{ status: 'done', attempts: 1 }])
    expect(books.entries).toHaveLength(2)
    expect(refundsOf(books.charge)).toHaveLength(1)
    expect(await giftStatus(app, giftId)).toBe('refunded')
  })

  test('is not paid twice if the answer was lost', async () => {
    const { paymentId } = await aGiftGoingBack()
    const [refund] = (await booksOf(app, paymentId)).refunds
    const { charge } = await booksOf(app, paymentId)
    stripe.behavior.silent = true
    await app.runtime.payments?.refund({
      id: String(refund?.id),
      charge: String(charge),
      amountCents: 5_000,
    })
    await settle()
    expect(refundsOf(charge)).toHaveLength(1)
    expect((await booksOf(app, paymentId)).refunds).toMatchObject([{ status: 'done' }])
  })

  test('that takes time is done when the money was sent', async () => {
    stripe.behavior.refunds = 'pending'
    const { paymentId, giftId } = await aGiftGoingBack(2_000)
    await settle()
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({ refundedCents: 0, refunds: [{ status: 'sent' }] })
    const gone = stripe.till.settleRefund(String(books.refunds[0]?.reference), 'succeeded')
    await stripe.send('refund.updated', gone, { times: 3 })
    expect(await booksOf(app, paymentId)).toMatchObject({
      status: 'paid',
      refundedCents: 2_000,
      refunds: [{ status: 'done' }],
    })
    expect(await giftStatus(app, giftId)).toBe('confirmed')
  })

  test('that fails is emailed to the office, once, and can be requested again', async () => {
    stripe.behavior.refunds = 'failed'
    const { paymentId } = await aGiftGoingBack()
    await settle()
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({ status: 'paid', refundedCents: 0 })
    expect(books.refunds).toMatchObject([{ status: 'failed', failure: 'expired_or_canceled_card' }])
    expect(await mailsAbout(app, 'payments.refund-failed')).toHaveLength(1)
    expect(await auditOf(app, String(books.refunds[0]?.id))).toHaveLength(1)
    stripe.behavior.refunds = 'succeeded'
    const now = app.runtime.clock.now()
    await app.runtime.scope.as(system, (db) =>
      requestRefund(db, { paymentId, amountCents: 5_000, requestedBy: null, now }),
    )
    await settle()
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'refunded' })
  })

  test('that came back is emailed to the office; the ledger keeps it as sent', async () => {
    const { paymentId } = await aGiftGoingBack()
    await settle()
    const [refund] = (await booksOf(app, paymentId)).refunds
    const before = (await mailsAbout(app, 'payments.refund-failed')).length
    const back = stripe.till.settleRefund(String(refund?.reference), 'failed')
    await stripe.send('refund.failed', back, { times: 3 })
    expect(await booksOf(app, paymentId)).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'done', failure: 'lost_or_stolen_card' }],
    })
    expect(await mailsAbout(app, 'payments.refund-failed')).toHaveLength(before + 1)
  })

  test('is retried with growing pauses while the provider does not answer, and fails after two days', async () => {
    const { paymentId } = await aGiftGoingBack()
    stripe.behavior.fails = 503
    await settle()
    await settle()
    expect((await booksOf(app, paymentId)).refunds).toMatchObject([
      { status: 'requested', attempts: 1 },
    ])
    for (let more = 1; more < REFUND_ATTEMPTS; more += 1) {
      app.advance(4 * HOUR)
      await settle()
    }
    expect((await booksOf(app, paymentId)).refunds).toMatchObject([
      { status: 'failed', attempts: REFUND_ATTEMPTS, failure: 'no answer' },
    ])
  })

  test('made in the provider’s dashboard is recorded in the ledger too', async () => {
    const { paymentId, giftId } = await aGift(app)
    await stripe.pay(await openPage(paying, paymentId))
    const { charge } = await booksOf(app, paymentId)
    const form = new URLSearchParams({ payment_intent: String(charge), amount: '2000' })
    const { body } = stripe.till.refund(form, 'succeeded')
    const lists = askedFor('GET /v1/refunds')
    await stripe.send('charge.refunded', stripe.till.chargeOf(body), { times: 5 })
    await stripe.send('refund.created', body, { times: 5 })
    expect(askedFor('GET /v1/refunds')).toBeGreaterThan(lists)
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({ status: 'paid', refundedCents: 2_000 })
    expect(books.refunds).toMatchObject([{ status: 'done', amountCents: 2_000 }])
    form.set('amount', '3000')
    await stripe.send('refund.created', stripe.till.refund(form, 'succeeded').body)
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'refunded' })
    expect(await giftStatus(app, giftId)).toBe('refunded')
  })

  test('of more than was received, or in another currency, is reported to staff and not recorded', async () => {
    const { paymentId } = await aGift(app)
    await stripe.pay(await openPage(paying, paymentId))
    const { charge } = await booksOf(app, paymentId)
    const one = {
      id: 're_x',
      payment_intent: charge,
      amount: 5_001,
      currency: 'usd',
      status: 'succeeded',
    }
    expect(await stripe.send('refund.created', one)).toEqual([200])
    const shekels = { ...one, id: 're_y', amount: 100, currency: 'ils' }
    expect(await stripe.send('refund.created', shekels)).toEqual([200])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid', refundedCents: 0 })
    expect(await auditOf(app, paymentId)).toHaveLength(2)
  })

  test('of more than is left is refused here', async () => {
    const { paymentId } = await aGiftGoingBack(3_000)
    const now = app.runtime.clock.now()
    await expect(
      app.runtime.scope.as(system, (db) =>
        requestRefund(db, { paymentId, amountCents: 2_001, requestedBy: null, now }),
      ),
    ).toBeRefused('conflict')
    await settle()
  })
})
