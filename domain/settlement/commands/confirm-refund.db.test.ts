import { sql } from 'kysely'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { cancelAnyPart } from '#domain/orders/commands/move-any-part.ts'
import { cancelPart } from '#domain/orders/commands/move-own-part.ts'
import { countOrdersToConfirm } from '#domain/orders/queries/count-orders-to-confirm.ts'
import { getOrder } from '#domain/orders/queries/get-order.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { orderUpTo, partOf, stockDesks } from '#test/app/desks.ts'
import { memberOf, startTestApp, type Person } from '#test/app/create-test-app.ts'
import { orderAs, recipient } from '#test/app/ordering.ts'
import { auditOf, booksOf } from '#test/app/paying.ts'
import { seedPosters } from '#test/app/posting.ts'
import { confirmPayment } from './confirm-payment.ts'
import { confirmRefund } from './confirm-refund.ts'
import { retryRefund } from '#domain/payments/commands/retry-refund.ts'

const app = startTestApp()
beforeAll(() => seedPosters(app))
afterEach(() => expectBooksAgree(app))

const reason = 'The glaze has a crack.'
const by = (who: Person) => app.caller(who, newId())
async function wanted() {
  const { bowl, mug } = await stockDesks(app)
  return [
    { variantId: bowl, quantity: 1 },
    { variantId: mug, quantity: 1 },
  ]
}
/** An order from two organizations, paid to our team; one has cancelled its partner order. */
async function cancelledPart() {
  const order = await orderUpTo(app, 'processing', await wanted())
  await cancelPart(by('partner'), { partId: order.partId, seen: 'processing', reason })
  const [refund] = (await booksOf(app, order.paymentId)).refunds
  return { ...order, refundId: String(refund?.id) }
}

test('a refund of money paid to our team waits for staff, who confirms it once', async () => {
  const before = await countOrdersToConfirm(by('admin'), {})
  const { number, paymentId, refundId } = await cancelledPart()
  expect(await booksOf(app, paymentId)).toMatchObject({
    refundedCents: 0,
    refunds: [{ status: 'requested', amountCents: 2_500 }],
  })
  expect(await countOrdersToConfirm(by('admin'), {})).toBe(before + 1)
  const seen = await getOrder(by('admin'), { id: number })
  expect(seen.refunds).toMatchObject([{ id: refundId, isForStaff: true }])
  await confirmRefund(by('admin'), { refundId })
  const books = await booksOf(app, paymentId)
  expect(books).toMatchObject({ status: 'paid', refundedCents: 2_500 })
  expect(books.entries[1]).toMatchObject({ kind: 'refunded', reference: refundId })
  expect(await auditOf(app, refundId)).toEqual(['payments.confirm-refund'])
  expect((await app.mailsTo(recipient.email))[0]?.subject).toBe(
    `We have sent back $25.00 for order ${number}`,
  )
  expect(await countOrdersToConfirm(by('admin'), {})).toBe(before)
  for (const verb of [confirmRefund, retryRefund]) {
    await expect(verb(by('admin'), { refundId })).toBeRefused('conflict')
  }
})

test('two concurrent confirmations record it once', async () => {
  const { paymentId, refundId } = await cancelledPart()
  const both = await Promise.allSettled(
    (['admin', 'superuser'] as const).map((who) => confirmRefund(by(who), { refundId })),
  )
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await booksOf(app, paymentId)).refundedCents).toBe(2_500)
})

test('an organization cannot confirm it, not even past the code', async () => {
  const { paymentId, refundId } = await cancelledPart()
  await expect(confirmRefund(by('partner'), { refundId })).toBeRefused('forbidden')
  const asPartner = (statement: ReturnType<typeof sql>) =>
    app.runtime.scope.as(memberOf('partner'), (db) => statement.execute(db))
  await expect(
    asPartner(sql`insert into payment_entries
      (id, payment_id, kind, amount_cents, provider, reference, entered_by, created_at)
      values (${newId()}, ${paymentId}, 'refunded', 2500, 'offline', ${refundId}, app.uid(), now())`),
  ).toBeRefused('forbidden')
  const { numAffectedRows } = await asPartner(
    sql`update refunds set status = 'done' where id = ${refundId}`,
  )
  expect(numAffectedRows).toBe(0n)
  expect(await booksOf(app, paymentId)).toMatchObject({ refundedCents: 0 })
})

test('when staff cancels a partner order, its refund is recorded as sent; nothing waits', async () => {
  const { paymentId, orderId } = await orderUpTo(app, 'processing', await wanted())
  const { id: partId } = await partOf(app, orderId, 'partner2')
  await cancelAnyPart(by('admin'), { partId, seen: 'processing', reason })
  expect((await booksOf(app, paymentId)).refunds).toMatchObject([{ status: 'done' }])
})

test('no one confirms the refund of their own order', async () => {
  const order = await orderAs(app, 'admin', await wanted())
  await confirmPayment(by('superuser'), { paymentId: order.paymentId })
  const { id: partId } = await partOf(app, order.orderId)
  await cancelPart(by('partner'), { partId, seen: 'processing', reason })
  const [refund] = (await booksOf(app, order.paymentId)).refunds
  const refundId = String(refund?.id)
  await expect(confirmRefund(by('admin'), { refundId })).toBeRefused('forbidden')
  await confirmRefund(by('superuser'), { refundId })
})

test('a missing refund is not found', async () => {
  for (const refundId of ['', newId()]) {
    await expect(confirmRefund(by('admin'), { refundId })).toBeRefused('not_found')
  }
})
