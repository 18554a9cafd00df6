import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { stockOf } from '#test/app/ordering.ts'
import { guest, system } from '#test/app/create-test-app.ts'
import {
  aGift,
  anOrder,
  booksOf,
  giftStatus,
  mailsAbout,
  openPage,
  startPayingWorld,
  partsOf,
} from '#test/app/paying.ts'
import { giftReference } from '#domain/support/gift.ts'
import { endPayment } from '#domain/payments/end-payment.ts'
import { settlePayments } from './settle-payments.ts'
import { disbandTeams } from '#test/app/organization.ts'

const HOUR = 60 * 60_000
const paying = startPayingWorld()
const { app, stripe } = paying
beforeAll(() => disbandTeams(app))

const settle = async () => {
  await settlePayments(app.runtime)
  await stripe.settled()
}
describe('an unpaid payment past its due time', () => {
  test('ends an order: it is restocked, its session is closed, and it can be ordered again', async () => {
    const card = await anOrder(app)
    const offline = await anOrder(app, guest(), 'offline')
    const page = await openPage(paying, card.paymentId)
    expect(await stockOf(app, card.variantId)).toBe(3)
    app.advance(HOUR - 60_000)
    await settle()
    expect(await partsOf(app, card.orderId)).toEqual(['awaiting_payment'])
    app.advance(60_000)
    await settle()
    expect(await partsOf(app, card.orderId)).toEqual(['cancelled'])
    expect(await stockOf(app, card.variantId)).toBe(5)
    expect(stripe.till.sessions.get(page)?.status).toBe('expired')
    expect(await booksOf(app, card.paymentId)).toMatchObject({ status: 'ended' })
    expect(await partsOf(app, offline.orderId)).toEqual(['awaiting_payment'])
    app.advance(7 * 24 * HOUR)
    await settle()
    expect(await partsOf(app, offline.orderId)).toEqual(['cancelled'])
  })

  test('ends a card gift after a day, an offline one after sixty', async () => {
    const card = await aGift(app)
    const pledge = await aGift(app, 'offline')
    await openPage(paying, card.paymentId)
    app.advance(24 * HOUR)
    await settle()
    expect(await giftStatus(app, card.giftId)).toBe('cancelled')
    app.advance(58 * 24 * HOUR)
    await settle()
    expect(await giftStatus(app, pledge.giftId)).toBe('pending')
    app.advance(24 * HOUR)
    await settle()
    expect(await giftStatus(app, pledge.giftId)).toBe('cancelled')
    const mails = await app.mailsTo(DEMO_USERS.supporter.email)
    const told = mails.filter(({ kind }) => kind === 'gift.ran-out').map(({ text }) => text)
    expect(told.filter((text) => text.includes('not paid by card in time'))).toHaveLength(1)
    expect(told.filter((text) => text.includes('did not arrive within 60 days'))).toHaveLength(1)
    expect(mails.find(({ kind }) => kind === 'gift.given')?.text).toContain('You can pay until')
    // The organization was emailed only about the pledge, so only its end is announced.
    const organizations = await app
      .as(system)
      .rows('mails', ['text'], { kind: 'gift.pledge-ran-out' })
    const about = ({ giftId }: { giftId: string | null }) =>
      organizations.filter(({ text }) => text.includes(giftReference(giftId ?? '')))
    expect([about(pledge).length, about(card).length]).toEqual([1, 0])
  })

  test('is ended once by two concurrent runs', async () => {
    const { paymentId, orderId, variantId } = await anOrder(app)
    const before = (await mailsAbout(app, 'orders.ended')).length
    app.advance(HOUR)
    await Promise.all([settle(), settle(), settle()])
    expect(await partsOf(app, orderId)).toEqual(['cancelled'])
    expect(await stockOf(app, variantId)).toBe(5)
    expect(await mailsAbout(app, 'orders.ended')).toHaveLength(before + 1)
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'ended' })
  })

  test('counts as paid if it was, even without an event', async () => {
    const { paymentId, orderId } = await anOrder(app)
    stripe.till.pay(await openPage(paying, paymentId), 'paid')
    app.advance(HOUR)
    await settle()
    expect(await partsOf(app, orderId)).toEqual(['processing'])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid' })
  })

  test('is kept for an hour if the provider cannot be queried, and no longer', async () => {
    const { paymentId, orderId } = await anOrder(app)
    await openPage(paying, paymentId)
    const offline = await anOrder(app)
    stripe.behavior.fails = 503
    app.advance(HOUR)
    await settle()
    expect(await partsOf(app, orderId)).toEqual(['awaiting_payment'])
    // It never had a session, so there is nothing to query.
    expect(await partsOf(app, offline.orderId)).toEqual(['cancelled'])
    app.advance(HOUR)
    await settle()
    expect(await partsOf(app, orderId)).toEqual(['cancelled'])
  })

  test('is refunded if it was paid on a session that outlived it', async () => {
    const { paymentId, giftId } = await aGift(app)
    const page = await openPage(paying, paymentId)
    await app.runtime.scope.as(system, async (db) => {
      await endPayment(db, { paymentId, now: app.runtime.clock.now() })
      await db
        .updateTable('supports')
        .set({ status: 'cancelled' })
        .where('id', '=', giftId)
        .execute()
    })
    stripe.till.pay(page, 'paid')
    await settle()
    expect(await booksOf(app, paymentId)).toMatchObject({
      status: 'refunded',
      receivedCents: 5_000,
      refundedCents: 5_000,
      session: null,
    })
    expect(await giftStatus(app, giftId)).toBe('cancelled')
  })
})
