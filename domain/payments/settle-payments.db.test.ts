import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { stockOf } from '#test/world/ordering.ts'
import { guest, system, type TestApp } from '#test/world/create-test-app.ts'
import {
  aGift,
  anOrder,
  booksOf,
  giftStatus,
  mailsAbout,
  openPage,
  openPayingWorld,
  partsOf,
  type PayingWorld,
} from '#test/world/paying.ts'
import type { StripeServer } from '#test/world/stripe-server.ts'
import { giftReference } from '../support/gift.ts'
import { endPayment } from './end-payment.ts'
import { settlePayments } from './settle-payments.ts'

const HOUR = 60 * 60_000
let paying: PayingWorld
let world: TestApp
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
  await settlePayments(world.runtime)
  await stripe.settled()
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

  test('ends: a gift by card after a day, a pledge after sixty', async () => {
    const card = await aGift(world)
    const pledge = await aGift(world, 'offline')
    await openPage(paying, card.paymentId)
    world.advance(24 * HOUR)
    await settle()
    expect(await giftStatus(world, card.giftId)).toBe('cancelled')
    world.advance(58 * 24 * HOUR)
    await settle()
    expect(await giftStatus(world, pledge.giftId)).toBe('pending')
    world.advance(24 * HOUR)
    await settle()
    expect(await giftStatus(world, pledge.giftId)).toBe('cancelled')
    const mails = await world.mailsTo(DEMO_USERS.supporter.email)
    const told = mails.filter(({ kind }) => kind === 'gift.ran-out').map(({ text }) => text)
    expect(told.filter((text) => text.includes('not paid by card in time'))).toHaveLength(1)
    expect(told.filter((text) => text.includes('has not come within 60 days'))).toHaveLength(1)
    expect(mails.find(({ kind }) => kind === 'gift.given')?.text).toContain('It can be paid until')
    // The organization heard of the pledge only, so it is told of that only.
    const organizations = await world.runtime.scope.as(system, (db) =>
      db.selectFrom('mails').select('text').where('kind', '=', 'gift.pledge-ran-out').execute(),
    )
    const about = ({ giftId }: { giftId: string | null }) =>
      organizations.filter(({ text }) => text.includes(giftReference(giftId ?? '')))
    expect([about(pledge).length, about(card).length]).toEqual([1, 0])
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
    await world.runtime.scope.as(system, async (db) => {
      await endPayment(db, { paymentId, now: world.runtime.clock.now() })
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
      receivedCents: 5_000,
      refundedCents: 5_000,
      session: null,
    })
    expect(await giftStatus(world, giftId)).toBe('cancelled')
  })
})
