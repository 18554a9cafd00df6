import { beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, system } from '#test/app/create-test-app.ts'
import {
  aGift,
  anOrder,
  auditOf,
  booksOf,
  giftStatus,
  mailsAbout,
  openPage,
  startPayingWorld,
  partsOf,
  progressOf,
} from '#test/app/paying.ts'
import { partOf } from '#test/app/desks.ts'
import { getGift } from '#domain/support/queries/get-gift.ts'
import { disbandTeams } from '#test/app/organization.ts'

const paying = startPayingWorld()
const { app, stripe } = paying
beforeAll(() => disbandTeams(app))

const HOUR = 3600
const COMPLETED = 'checkout.session.completed'

/** A payment made at the provider, without its event. */
async function paidUntold(paymentId: string) {
  const page = await openPage(paying, paymentId)
  return stripe.till.pay(page, 'paid')
}

const refundOf = (paid: { payment_intent: unknown }, id: string) => ({
  id,
  payment_intent: paid.payment_intent,
  amount: 5_000,
  currency: 'usd',
  status: 'succeeded',
})

describe('a refund event that arrives before its payment', () => {
  test('is recorded when it is sent again', async () => {
    const { paymentId, orderId } = await anOrder(app)
    const paid = await paidUntold(paymentId)
    const refund = refundOf(paid, 're_early')
    expect(await stripe.send('refund.created', refund)).toEqual([409])
    expect(await stripe.send(COMPLETED, paid)).toEqual([200])
    expect(await stripe.send('refund.created', refund)).toEqual([200])
    expect(await booksOf(app, paymentId)).toMatchObject({
      status: 'refunded',
      receivedCents: 5_000,
      refundedCents: 5_000,
    })
    expect(await partsOf(app, orderId)).toEqual(['cancelled'])
  })

  test('is ignored if no payment has arrived for it in hours', async () => {
    const refund = refundOf({ payment_intent: 'pi_of_another_shop' }, 're_theirs')
    expect(await stripe.send('refund.created', refund)).toEqual([409])
    expect(await stripe.send('refund.created', refund, { agoSeconds: 13 * HOUR })).toEqual([200])
  })
})

describe('a disputed payment', () => {
  const disputeOf = (paid: { payment_intent: unknown }, id: string, status: string) => ({
    id,
    object: 'dispute',
    payment_intent: paid.payment_intent,
    amount: 5_000,
    currency: 'usd',
    reason: 'fraudulent',
    status,
  })
  const mails = async () => (await mailsAbout(app, 'payments.disputed')).length

  test('is emailed to the office, once, and changes nothing else', async () => {
    const { paymentId, orderId } = await anOrder(app, guest())
    const page = await openPage(paying, paymentId)
    await stripe.pay(page)
    const paid = stripe.till.sessions.get(page)!
    const before = await mails()
    const dispute = disputeOf(paid, 'dp_open', 'needs_response')
    expect(await stripe.send('charge.dispute.created', dispute)).toEqual([200])
    expect(await stripe.send('charge.dispute.created', dispute)).toEqual([200])
    expect((await mails()) - before).toBe(1)
    expect(await auditOf(app, paymentId)).toEqual(['payments.record-payment-event'])
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid', refundedCents: 0 })

    await stripe.send('charge.dispute.closed', { ...dispute, status: 'won' })
    expect((await mails()) - before).toBe(2)
    expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid', refundedCents: 0 })
    expect(await partsOf(app, orderId)).toEqual(['processing'])
  })

  test('is recorded as refunded once lost, and the gift no longer counts', async () => {
    const { paymentId, giftId } = await aGift(app)
    const page = await openPage(paying, paymentId)
    await stripe.pay(page)
    const paid = stripe.till.sessions.get(page)!
    const before = await mails()
    for (let time = 0; time < 2; time += 1) {
      const lost = disputeOf(paid, 'dp_lost', 'lost')
      // oxlint-disable-next-line no-await-in-loop
      expect(await stripe.send('charge.dispute.closed', lost)).toEqual([200])
    }
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({ status: 'refunded', refundedCents: 5_000 })
    expect(books.entries.filter(({ kind }) => kind === 'refunded')).toMatchObject([
      { reference: 'dp_lost' },
    ])
    expect(await giftStatus(app, giftId)).toBe('refunded')
    expect((await mails()) - before).toBe(1)
  })
})

describe('a partial refund of a gift in the provider’s dashboard', () => {
  test('is emailed to the donor and the organization once; page and receipt show the rest', async () => {
    const { paymentId, giftId, itemId } = await aGift(app)
    const page = await openPage(paying, paymentId)
    await stripe.pay(page)
    const refund = { ...refundOf(stripe.till.sessions.get(page)!, newId()), amount: 1_500 }
    const emailed = () => mailsAbout(app, 'gift.refunded-for-organization')
    const before = (await emailed()).length
    for (const type of ['refund.updated', 'refund.created', 'refund.updated']) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await stripe.send(type, refund, { times: 2 })).toEqual([200, 200])
    }
    const mails = await app.mailsTo(DEMO_USERS.supporter.email)
    const mail = mails.find(({ kind }) => kind === 'gift.partly-refunded')
    expect(mail?.subject).toContain('$15 of a gift')
    expect(mail?.text).toContain('Given: $50. Refunded so far: $15. Remaining: $35.')
    expect((await emailed()).length - before).toBe(1)
    expect(await progressOf(app, itemId)).toMatchObject({ raisedCents: 3_500, giftCount: 1 })
    const gift = await getGift(app.caller(system), { id: giftId! })
    expect(gift).toMatchObject({
      status: 'confirmed',
      payment: { receivedCents: 5_000, refundedCents: 1_500, netCents: 3_500 },
    })
  })
})

test('a disputed amount is withheld until the dispute ends, even if its events arrive out of order', async () => {
  const { paymentId, orderId } = await anOrder(app, guest())
  const page = await openPage(paying, paymentId)
  await stripe.pay(page)
  const dispute = {
    id: newId(),
    object: 'dispute',
    payment_intent: stripe.till.sessions.get(page)!.payment_intent,
    amount: 2_000,
    currency: 'usd',
    status: 'needs_response',
  }
  const mails = () => mailsAbout(app, 'orders.disputed-for-organization')
  const before = (await mails()).length
  const held = async () => (await partOf(app, orderId!)).disputedCents
  await stripe.send('charge.dispute.created', dispute)
  expect(await held()).toBe(2_000)
  expect((await mails()).length - before).toBe(1)
  await stripe.send('charge.dispute.closed', { ...dispute, status: 'won' })
  await stripe.send('charge.dispute.created', dispute)
  expect(await held()).toBe(0)
  expect((await mails()).length - before).toBe(2)
})
