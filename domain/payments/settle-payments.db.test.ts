import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { expectBooksAgree } from '#test/world/books.ts'
import { stockOf } from '#test/world/ordering.ts'
import { guest, system, type World } from '#test/world/open-world.ts'
import {
  aGift,
  anOrder,
  auditOf,
  booksOf,
  giftStatus,
  mailsAbout,
  openPage,
  openPayingWorld,
  partsOf,
  type PayingWorld,
} from '#test/world/paying.ts'
import type { StripeServer } from '#test/world/stripe-server.ts'
import { endPayment } from './end-payment.ts'
import { REFUND_ATTEMPTS } from './put-off-refund.ts'
import { requestRefund } from './request-refund.ts'
import { settlePayments } from './settle-payments.ts'

const HOUR = 60 * 60_000
let paying: PayingWorld
let world: World
let stripe: StripeServer
beforeAll(async () => {
  paying = await openPayingWorld()
  ;({ world, stripe } = paying)
})
afterAll(() => paying.close())
beforeEach(() => {
  Object.assign(stripe.behaviour, { fails: null, refunds: 'succeeded', silent: false, times: 1 })
})
afterEach(async () => {
  await stripe.settled()
  await expectBooksAgree(world)
})

const settle = async () => {
  await settlePayments(world.house)
  await stripe.settled()
}
const askedFor = (what: string) => stripe.asked.filter((one) => one === what).length
const refundsOf = (charge: string | null) =>
  stripe.till.refunds.filter(({ payment_intent: of }) => of === charge)

/** A gift that came by card, and is to go back. */
async function aGiftGoingBack(amountCents = 5_000) {
  const gift = await aGift(world)
  await stripe.pay(await openPage(paying, gift.paymentId))
  const now = world.house.clock.now()
  await world.house.scope.as(system, (db) =>
    requestRefund(db, { paymentId: gift.paymentId, amountCents, requestedBy: null, now }),
  )
  return gift
}

describe('what nobody paid in time', () => {
  test('ends: an order gives its pieces back, its page is closed, and it can be ordered again', async () => {
    const card = await anOrder(world)
    const offline = await anOrder(world, guest(), 'offline')
    const page = await openPage(paying, card.paymentId)
    expect(await stockOf(world, card.variantId)).toBe(3)
    world.advance(HOUR - 60_000)
    await settle()
    expect(await partsOf(world, card.orderId)).toEqual(['awaiting_payment'])
    world.advance(60_000)
    await settle()
    expect(await partsOf(world, card.orderId)).toEqual(['cancelled'])
    expect(await stockOf(world, card.variantId)).toBe(5)
    expect(stripe.till.sessions.get(page)?.status).toBe('expired')
    expect(await booksOf(world, card.paymentId)).toMatchObject({ status: 'ended' })
    expect(await partsOf(world, offline.orderId)).toEqual(['awaiting_payment'])
    world.advance(7 * 24 * HOUR)
    await settle()
    expect(await partsOf(world, offline.orderId)).toEqual(['cancelled'])
  })

  test('ends: a gift by card after a day, a pledge never', async () => {
    const card = await aGift(world)
    const pledge = await aGift(world, 'offline')
    await openPage(paying, card.paymentId)
    world.advance(24 * HOUR)
    await settle()
    expect(await giftStatus(world, card.giftId)).toBe('cancelled')
    world.advance(100 * 24 * HOUR)
    await settle()
    expect(await giftStatus(world, pledge.giftId)).toBe('pending')
  })

  test('is ended once by two who do it at once', async () => {
    const { paymentId, orderId, variantId } = await anOrder(world)
    const before = (await mailsAbout(world, 'orders.ended')).length
    world.advance(HOUR)
    await Promise.all([settle(), settle(), settle()])
    expect(await partsOf(world, orderId)).toEqual(['cancelled'])
    expect(await stockOf(world, variantId)).toBe(5)
    expect(await mailsAbout(world, 'orders.ended')).toHaveLength(before + 1)
    expect(await booksOf(world, paymentId)).toMatchObject({ status: 'ended' })
  })

  test('counts as paid if it was, though nobody told us', async () => {
    const { paymentId, orderId } = await anOrder(world)
    stripe.till.pay(await openPage(paying, paymentId), 'paid')
    world.advance(HOUR)
    await settle()
    expect(await partsOf(world, orderId)).toEqual(['processing'])
    expect(await booksOf(world, paymentId)).toMatchObject({ status: 'paid' })
  })

  test('waits an hour for a provider that cannot be asked, and no longer', async () => {
    const { paymentId, orderId } = await anOrder(world)
    await openPage(paying, paymentId)
    const offline = await anOrder(world)
    stripe.behaviour.fails = 503
    world.advance(HOUR)
    await settle()
    expect(await partsOf(world, orderId)).toEqual(['awaiting_payment'])
    // Nobody ever opened a page for it, so there is nothing to ask.
    expect(await partsOf(world, offline.orderId)).toEqual(['cancelled'])
    world.advance(HOUR)
    await settle()
    expect(await partsOf(world, orderId)).toEqual(['cancelled'])
  })

  test('and was paid on a page that outlived it goes back', async () => {
    const { paymentId, giftId } = await aGift(world)
    const page = await openPage(paying, paymentId)
    await world.house.scope.as(system, async (db) => {
      await endPayment(db, { paymentId, now: world.house.clock.now() })
      await db
        .updateTable('supports')
        .set({ status: 'cancelled' })
        .where('id', '=', giftId)
        .execute()
    })
    stripe.till.pay(page, 'paid')
    await settle()
    expect(await booksOf(world, paymentId)).toMatchObject({
      status: 'refunded',
      received_cents: 5_000,
      refunded_cents: 5_000,
      session: null,
    })
    expect(await giftStatus(world, giftId)).toBe('cancelled')
  })
})

describe('a refund', () => {
  test('is sent once and entered once, by two who do it at once, and told ten times', async () => {
    const { paymentId, giftId } = await aGiftGoingBack()
    stripe.behaviour.times = 10
    await Promise.all([settle(), settle()])
    await settle()
    const books = await booksOf(world, paymentId)
    expect(books).toMatchObject({ status: 'refunded', refunded_cents: 5_000 })
    expect(books.refunds).toMatchObject([{ status: 'done', attempts: 1 }])
    expect(books.entries).toHaveLength(2)
    expect(refundsOf(books.charge)).toHaveLength(1)
    expect(await giftStatus(world, giftId)).toBe('refunded')
  })

  test('whose answer was lost is not paid twice', async () => {
    const { paymentId } = await aGiftGoingBack()
    const [refund] = (await booksOf(world, paymentId)).refunds
    const { charge } = await booksOf(world, paymentId)
    stripe.behaviour.silent = true
    await world.house.payments?.refund({
      id: String(refund?.id),
      charge: String(charge),
      amountCents: 5_000,
    })
    await settle()
    expect(refundsOf(charge)).toHaveLength(1)
    expect((await booksOf(world, paymentId)).refunds).toMatchObject([{ status: 'done' }])
  })

  test('that takes its time is done when it has gone', async () => {
    stripe.behaviour.refunds = 'pending'
    const { paymentId, giftId } = await aGiftGoingBack(2_000)
    await settle()
    const books = await booksOf(world, paymentId)
    expect(books).toMatchObject({ refunded_cents: 0, refunds: [{ status: 'sent' }] })
    const gone = stripe.till.settleRefund(String(books.refunds[0]?.reference), 'succeeded')
    await stripe.send('refund.updated', gone, { times: 3 })
    expect(await booksOf(world, paymentId)).toMatchObject({
      status: 'paid',
      refunded_cents: 2_000,
      refunds: [{ status: 'done' }],
    })
    expect(await giftStatus(world, giftId)).toBe('confirmed')
  })

  test('that is refused is told to the office, once, and can be asked for again', async () => {
    stripe.behaviour.refunds = 'failed'
    const { paymentId } = await aGiftGoingBack()
    await settle()
    const books = await booksOf(world, paymentId)
    expect(books).toMatchObject({ status: 'paid', refunded_cents: 0 })
    expect(books.refunds).toMatchObject([{ status: 'failed', failure: 'expired_or_canceled_card' }])
    expect(await mailsAbout(world, 'payments.refund-failed')).toHaveLength(1)
    expect(await auditOf(world, String(books.refunds[0]?.id))).toHaveLength(1)
    stripe.behaviour.refunds = 'succeeded'
    const now = world.house.clock.now()
    await world.house.scope.as(system, (db) =>
      requestRefund(db, { paymentId, amountCents: 5_000, requestedBy: null, now }),
    )
    await settle()
    expect(await booksOf(world, paymentId)).toMatchObject({ status: 'refunded' })
  })

  test('that came back is told to the office; the books say that it went', async () => {
    const { paymentId } = await aGiftGoingBack()
    await settle()
    const [refund] = (await booksOf(world, paymentId)).refunds
    const before = (await mailsAbout(world, 'payments.refund-failed')).length
    const back = stripe.till.settleRefund(String(refund?.reference), 'failed')
    await stripe.send('refund.failed', back, { times: 3 })
    expect(await booksOf(world, paymentId)).toMatchObject({
      status: 'refunded',
      refunds: [{ status: 'done', failure: 'lost_or_stolen_card' }],
    })
    expect(await mailsAbout(world, 'payments.refund-failed')).toHaveLength(before + 1)
  })

  test('is tried with growing pauses while nobody answers, and given up after two days', async () => {
    const { paymentId } = await aGiftGoingBack()
    stripe.behaviour.fails = 503
    await settle()
    await settle()
    expect((await booksOf(world, paymentId)).refunds).toMatchObject([
      { status: 'requested', attempts: 1 },
    ])
    for (let more = 1; more < REFUND_ATTEMPTS; more += 1) {
      world.advance(4 * HOUR)
      await settle()
    }
    expect((await booksOf(world, paymentId)).refunds).toMatchObject([
      { status: 'failed', attempts: REFUND_ATTEMPTS, failure: 'no answer' },
    ])
  })

  test('made in the provider’s own dashboard enters the books too', async () => {
    const { paymentId, giftId } = await aGift(world)
    await stripe.pay(await openPage(paying, paymentId))
    const { charge } = await booksOf(world, paymentId)
    const form = new URLSearchParams({ payment_intent: String(charge), amount: '2000' })
    const { body } = stripe.till.refund(form, 'succeeded')
    const lists = askedFor('GET /v1/refunds')
    await stripe.send('charge.refunded', stripe.till.chargeOf(body), { times: 5 })
    await stripe.send('refund.created', body, { times: 5 })
    expect(askedFor('GET /v1/refunds')).toBeGreaterThan(lists)
    const books = await booksOf(world, paymentId)
    expect(books).toMatchObject({ status: 'paid', refunded_cents: 2_000 })
    expect(books.refunds).toMatchObject([{ status: 'done', amount_cents: 2_000 }])
    form.set('amount', '3000')
    await stripe.send('refund.created', stripe.till.refund(form, 'succeeded').body)
    expect(await booksOf(world, paymentId)).toMatchObject({ status: 'refunded' })
    expect(await giftStatus(world, giftId)).toBe('refunded')
  })

  test('of more than has come, or in another currency, is told to staff and not entered', async () => {
    const { paymentId } = await aGift(world)
    await stripe.pay(await openPage(paying, paymentId))
    const { charge } = await booksOf(world, paymentId)
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
    expect(await booksOf(world, paymentId)).toMatchObject({ status: 'paid', refunded_cents: 0 })
    expect(await auditOf(world, paymentId)).toHaveLength(2)
  })

  test('of more than is left is refused here', async () => {
    const { paymentId } = await aGiftGoingBack(3_000)
    const now = world.house.clock.now()
    await expect(
      world.house.scope.as(system, (db) =>
        requestRefund(db, { paymentId, amountCents: 2_001, requestedBy: null, now }),
      ),
    ).rejects.toMatchObject({ code: 'conflict' })
    await settle()
  })
})
