import { beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { orderUpTo, partOf, stockDesks } from '#test/app/desks.ts'
import { guest, type Person } from '#test/app/create-test-app.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { orderAs, payOffline, stockOf } from '#test/app/ordering.ts'
import { auditOf, booksOf, mailsAbout, openPage, startPayingWorld } from '#test/app/paying.ts'
import { seedPosters } from '#test/app/posting.ts'
import { settlePayments } from '#domain/settlement/settle-payments.ts'
import { getPartnerOrder } from './queries/get-partner-order.ts'
import type { TypedRefund } from './given-refund.ts'
import { refundSomeOfAnyPart } from './commands/move-any-part.ts'
import { refundSomeOfPart } from './commands/move-own-part.ts'

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

const by = (who: Person) => app.caller(who, newId())
const reason = 'One came broken.'

/** Three bowls for 75 dollars, paid by card. */
async function threeBowls(email = `${newId()}@buyers.example`) {
  const order = await orderAs(app, guest(), [{ variantId: bowl, quantity: 3 }], {
    provider: 'stripe',
    email,
  })
  await stripe.pay(await openPage(paying, order.paymentId))
  const { id: partId } = await partOf(app, order.orderId)
  const { units } = await getPartnerOrder(by('partner'), { id: order.number })
  return { ...order, partId, email, lineId: units[0]!.lineId }
}
const wanted = (partId: string, more: Partial<TypedRefund>): TypedRefund => ({
  partId,
  seen: 'processing',
  seenLeft: 7_500,
  reason,
  ...more,
})

test('one unit is refunded and restocked; the order goes on, and the customer is emailed', async () => {
  const { partId, lineId, email, number, paymentId } = await threeBowls()
  const lines = [{ lineId, quantity: 1, isRestocked: true }]
  await refundSomeOfPart(by('partner'), wanted(partId, { lines }))
  expect(await stockOf(app, bowl)).toBe(3)
  const [mail] = await app.mailsTo(email)
  expect(mail?.subject).toBe(`$25.00 of order ${number} was refunded`)
  expect(mail?.text).toContain('1 × Olive bowl')
  expect(mail?.text).toContain('You paid $75.00. After all refunds, $50.00 remains.')
  expect(mail?.text).toContain(reason)
  await settlePayments(app.runtime)
  await stripe.settled()
  expect(await booksOf(app, paymentId)).toMatchObject({ status: 'paid', refundedCents: 2_500 })
  const order = await getPartnerOrder(by('partner'), { id: number })
  expect(order).toMatchObject({
    status: 'processing',
    money: { receivedCents: 7_500, refundedCents: 2_500, netCents: 5_000, leftCents: 5_000 },
    units: [{ quantity: 3, refundedQuantity: 1 }],
    refunds: [{ amountCents: 2_500, reason }],
  })
})

test('an amount is refunded; refunding the rest closes the partner order and restocks its units', async () => {
  const { partId, lineId, number } = await threeBowls()
  const lines = [{ lineId, quantity: 1, isRestocked: false }]
  await refundSomeOfPart(by('partner'), wanted(partId, { lines, amount: '20.50' }))
  const left = { seenLeft: 5_450, amount: '54.50' }
  await refundSomeOfPart(by('partner'), wanted(partId, left))
  const order = await getPartnerOrder(by('partner'), { id: number })
  expect(order).toMatchObject({ status: 'cancelled', money: { leftCents: 0 } })
  // Two of three were unsent; the third one is lost.
  expect(await stockOf(app, bowl)).toBe(4)
})

test('never refunds more than is left, in money or units, or on outdated values', async () => {
  const { partId, lineId } = await threeBowls()
  const refuse = (more: Partial<TypedRefund>) =>
    refundSomeOfPart(by('partner'), wanted(partId, more)).catch((error: unknown) => error)
  const units = (quantity: number) => [{ lineId, quantity, isRestocked: false }]
  expect(await refuse({ amount: '75.01' })).toMatchObject({
    code: 'bad_input',
    fields: { amount: 'At most $75.00 can be refunded.' },
  })
  expect(await refuse({ lines: units(4) })).toMatchObject({
    code: 'bad_input',
    fields: { [`units.${lineId}`]: 'Only 3 units can be refunded.' },
  })
  expect(
    await refuse({ lines: [{ lineId: newId(), quantity: 1, isRestocked: false }] }),
  ).toMatchObject({
    code: 'bad_input',
  })
  expect(await refuse({})).toMatchObject({ fields: { amount: expect.any(String) } })
  expect(await refuse({ amount: '0' })).toMatchObject({ code: 'bad_input' })
  expect(await refuse({ amount: '1', reason: ' ' })).toMatchObject({
    fields: { reason: expect.any(String) },
  })
  expect(await refuse({ amount: '1', seenLeft: 7_400 })).toMatchObject({ code: 'conflict' })
  expect(await refuse({ amount: '1', seen: 'shipped' })).toMatchObject({ code: 'conflict' })
})

test('eight concurrent refunds of the same state succeed once', async () => {
  const { partId, paymentId } = await threeBowls()
  const tries = await Promise.allSettled(
    Array.from({ length: 8 }, (_, at) =>
      refundSomeOfPart(by('partner'), wanted(partId, { amount: `${50 + at}` })),
    ),
  )
  const refused = tries.filter((one) => one.status === 'rejected')
  expect(refused).toHaveLength(7)
  for (const { reason: error } of refused) expect(isAppError(error) && error.code).toBe('conflict')
  const { refunds } = await booksOf(app, paymentId)
  expect(refunds).toHaveLength(1)
})

test('only the organization or staff refunds; staff leaves an audit entry and emails the organization', async () => {
  const { partId, number } = await threeBowls()
  const some = wanted(partId, { amount: '10' })
  await expect(refundSomeOfPart(by('partner2'), some)).toBeRefused('not_found')
  await expect(refundSomeOfPart(by('supporter'), some)).toBeRefused('forbidden')
  await expect(refundSomeOfAnyPart(by('partner'), some)).toBeRefused('forbidden')
  const before = (await mailsAbout(app, 'orders.partly-refunded-for-organization')).length
  await refundSomeOfAnyPart(by('admin'), some)
  expect(await auditOf(app, partId)).toEqual(['orders.refund-some-of-any-part'])
  expect(await mailsAbout(app, 'orders.partly-refunded-for-organization')).toHaveLength(before + 1)
  expect(await getPartnerOrder(by('partner'), { id: number })).toMatchObject({
    money: { goingBackCents: 1_000, leftCents: 6_500 },
  })
})

test('for money paid to our team, an organization requests the refund and staff sends it', async () => {
  const { number, orderId, paymentId } = await orderAs(app, guest(), [
    { variantId: bowl, quantity: 1 },
    { variantId: mug, quantity: 1 },
  ])
  await payOffline(app, paymentId)
  const { id: partId } = await partOf(app, orderId)
  await refundSomeOfPart(by('partner'), wanted(partId, { seenLeft: 2_500, amount: '5' }))
  expect(await booksOf(app, paymentId)).toMatchObject({ refundedCents: 0 })
  expect(await getPartnerOrder(by('partner'), { id: number })).toMatchObject({
    money: { goingBackCents: 500 },
  })
})

test('an unpaid or closed order has nothing to refund', async () => {
  const unpaid = await orderUpTo(app, 'awaiting_payment', [{ variantId: bowl, quantity: 1 }])
  const some = wanted(unpaid.partId, { seen: 'awaiting_payment', seenLeft: 0, amount: '1' })
  await expect(refundSomeOfPart(by('partner'), some)).toBeRefused('conflict')
})
