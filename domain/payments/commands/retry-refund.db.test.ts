import { expect, test } from 'vitest'
import { cancelAnyPart } from '#domain/orders/commands/move-any-part.ts'
import { countOrdersToConfirm } from '#domain/orders/queries/count-orders-to-confirm.ts'
import { newId } from '#platform/database/new-id.ts'
import { system, type Person } from '#test/app/create-test-app.ts'
import { anOrder, booksOf, openPage, startPayingWorld } from '#test/app/paying.ts'
import { confirmRefund } from '#domain/settlement/commands/confirm-refund.ts'
import { retryRefund } from './retry-refund.ts'
import { settlePayments } from '#domain/settlement/settle-payments.ts'

const paying = startPayingWorld({ refunds: 'failed' })
const { app, stripe } = paying

const by = (who: Person) => app.caller(who, newId())
const settle = async () => {
  await settlePayments(app.runtime)
  await stripe.settled()
}

/** An order paid by card and cancelled by staff, whose refund failed at the provider. */
async function stuckRefund() {
  const order = await anOrder(app, 'supporter')
  await stripe.pay(await openPage(paying, order.paymentId))
  const { id: partId } = await app
    .as(system)
    .row('partnerOrders', ['id'], { orderId: order.orderId })
  await cancelAnyPart(by('admin'), { partId, seen: 'processing', reason: 'It broke.' })
  await settle()
  const [refund] = (await booksOf(app, order.paymentId)).refunds
  expect(refund).toMatchObject({ status: 'failed' })
  return { ...order, refundId: String(refund?.id) }
}

test('a failed refund is retried once and succeeds', async () => {
  const before = await countOrdersToConfirm(by('admin'), {})
  const { paymentId, refundId } = await stuckRefund()
  expect(await countOrdersToConfirm(by('admin'), {})).toBe(before + 1)
  stripe.behavior.refunds = 'succeeded'
  await retryRefund(by('admin'), { refundId })
  await expect(retryRefund(by('admin'), { refundId })).toBeRefused('conflict')
  await expect(confirmRefund(by('admin'), { refundId })).toBeRefused('conflict')
  expect(await countOrdersToConfirm(by('admin'), {})).toBe(before)
  await settle()
  expect(await booksOf(app, paymentId)).toMatchObject({
    status: 'refunded',
    refundedCents: 5_000,
    refunds: [{ status: 'failed' }, { status: 'done' }],
  })
})

test('a refund sent another way is recorded by hand and never sent by card as well', async () => {
  const { paymentId, refundId } = await stuckRefund()
  const { charge } = await booksOf(app, paymentId)
  await confirmRefund(by('admin'), { refundId })
  stripe.behavior.refunds = 'succeeded'
  await settle()
  await expect(retryRefund(by('admin'), { refundId })).toBeRefused('conflict')
  const books = await booksOf(app, paymentId)
  expect(books).toMatchObject({ status: 'refunded', refundedCents: 5_000 })
  const done = books.refunds.find(({ status }) => status === 'done')
  expect(books.entries.find(({ kind }) => kind === 'refunded')?.reference).toBe(done?.id)
  const sent = stripe.till.refunds.filter(({ payment_intent: of }) => of === charge)
  expect(sent.filter(({ status }) => status === 'succeeded')).toEqual([])
})

test('is for staff only', async () => {
  const { refundId } = await stuckRefund()
  for (const who of ['partner', 'supporter'] as const) {
    for (const verb of [retryRefund, confirmRefund]) {
      await expect(verb(by(who), { refundId })).toBeRefused('forbidden')
    }
  }
})
