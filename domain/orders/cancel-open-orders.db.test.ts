import { afterEach, beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from '#domain/closing/commands/delete-account.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { m } from '#messages'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startTestApp, system } from '#test/app/create-test-app.ts'
import { addProduct, orderAs, payOffline, recipient, stockOf } from '#test/app/ordering.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { countPartsToSend } from './queries/count-parts-to-send.ts'
import { getOwnOrder } from './queries/get-own-order.ts'
import { readOrderNumber } from './order.ts'

const app = startTestApp()
let own: string
let others: string
beforeAll(async () => {
  own = String((await addProduct(app)).variants[0])
  others = String((await addProduct(app, { owner: 'partner2' })).variants[0])
})
afterEach(() => expectBooksAgree(app))

const partner = () => app.caller('partner')

/** Sends every paid partner order, with the rights of a job. */
async function sendAll(): Promise<void> {
  await app
    .as(system)
    .update(
      'partnerOrders',
      { status: 'shipped', shippedAt: app.runtime.clock.now() },
      { status: 'processing' },
    )
}

const leave = () => deleteAccount(app.caller(system), { userId: DEMO_USERS.partner.id })
const orderOf = (number: string) =>
  getOwnOrder(app.caller('supporter'), { number: Number(readOrderNumber(number)) })

test('an organization with paid orders left to send cannot leave, and nothing changes', async () => {
  await sendAll()
  expect(await countPartsToSend(partner(), {})).toBe(0)
  const wanted = [{ variantId: own, quantity: 1 }]
  const unpaid = await orderAs(app, 'ambassador', wanted)
  const owed = await orderAs(app, 'supporter', wanted)
  await payOffline(app, owed.paymentId)
  expect(await countPartsToSend(partner(), {})).toBe(1)
  const sentence = m.account_delete_orders_to_send({ count: 1 })
  await expect(leave()).rejects.toMatchObject({ code: 'conflict', message: sentence })
  expect((await orderOf(owed.number)).parts[0]?.lines[0]?.name).toBe('Olive bowl')
  const { status } = await app.as(system).row('payments', ['status'], { id: unpaid.paymentId })
  expect(status).toBe('pending')
})

test('one without any can leave: unpaid orders are cancelled, customers and donors notified, sums stay', async () => {
  const before = await stockOf(app, others)
  const sold = await orderAs(app, 'supporter', [{ variantId: own, quantity: 1 }])
  await payOffline(app, sold.paymentId)
  await sendAll()
  const both = [own, others].map((variantId) => ({ variantId, quantity: 1 }))
  const waiting = await orderAs(app, 'supporter', both)
  expect(await stockOf(app, others)).toBe(before - 1)
  const itemId = await addSupportable(app, { supportTypes: ['donate'] })
  const given = { as: 'member', itemId, amount: '50', message: '', provider: 'offline' } as const
  await giveGift(app.caller('supporter', newId()), given)

  await leave()
  const ended = await orderOf(waiting.number)
  expect(ended.payment.status).toBe('ended')
  for (const part of ended.parts) {
    expect(part).toMatchObject({ status: 'cancelled', reason: m.account_gone_reason() })
  }
  expect(await stockOf(app, others)).toBe(before)
  const [part] = (await orderOf(sold.number)).parts
  expect(part).toMatchObject({ status: 'shipped', totalCents: 2500 })
  expect(part?.lines).toMatchObject([{ name: m.orders_item_unknown(), isOffered: false }])

  const gifts = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .innerJoin('payments', 'payments.supportId', 'supports.id')
      .select(['supports.status', 'payments.status as paid'])
      .where('projectEventId', '=', itemId)
      .execute(),
  )
  expect(gifts).toEqual([{ status: 'declined', paid: 'ended' }])
  const about = (await app.mailsTo(DEMO_USERS.supporter.email)).map(({ kind }) => kind)
  expect(about).toContain('support.declined')
  expect((await app.mailsTo(recipient.email)).map(({ kind }) => kind)).toContain('orders.ended')
  const { paymentInstructions: text } = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('partners')
      .select('paymentInstructions')
      .where('closedAt', 'is not', null)
      .executeTakeFirstOrThrow(),
  )
  expect(text).toBe('')
})
