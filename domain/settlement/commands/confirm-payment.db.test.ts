import { describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, visitor } from '#test/app/create-test-app.ts'
import { addProduct, orderAs } from '#test/app/ordering.ts'
import {
  aGift,
  anOrder,
  auditOf,
  booksOf,
  giftStatus,
  mailsAbout,
  startPayingWorld,
  partsOf,
  progressOf,
} from '#test/app/paying.ts'
import { confirmOwnPayment } from './confirm-own-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { endPayment } from '#domain/payments/end-payment.ts'

const { app } = startPayingWorld()

const offline = () => anOrder(app, guest(), 'offline')
const nothing = { status: 'pending', receivedCents: 0, entries: [] }

describe('an organization confirms', () => {
  test('an order it does not share: processing starts, and the customer is emailed', async () => {
    const { paymentId, orderId } = await offline()
    const before = (await mailsAbout(app, 'orders.paid')).length
    await confirmOwnPayment(app.caller('partner'), { paymentId })
    const books = await booksOf(app, paymentId)
    expect(books).toMatchObject({ status: 'paid', receivedCents: 5_000 })
    expect(books.entries).toMatchObject([
      { kind: 'received', reference: paymentId, enteredBy: memberOf('partner').userId },
    ])
    expect(await partsOf(app, orderId)).toEqual(['processing'])
    expect(await mailsAbout(app, 'orders.paid')).toHaveLength(before + 1)
  })

  test('a gift, and the project shows it', async () => {
    const { paymentId, giftId, itemId } = await aGift(app, 'offline')
    await confirmOwnPayment(app.caller('partner'), { paymentId })
    expect(await giftStatus(app, giftId)).toBe('confirmed')
    expect(await progressOf(app, itemId)).toEqual({ raisedCents: 5_000, giftCount: 1 })
  })

  test('only once, even with ten concurrent requests', async () => {
    const { paymentId } = await offline()
    const presses = await Promise.allSettled(
      Array.from({ length: 10 }, () => confirmOwnPayment(app.caller('partner'), { paymentId })),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const press of presses) {
      if (press.status === 'rejected') expect(press.reason).toMatchObject({ code: 'conflict' })
    }
    expect((await booksOf(app, paymentId)).entries).toHaveLength(1)
  })

  test('not another organization’s order, nor a shared one', async () => {
    const { paymentId } = await offline()
    const one = await addProduct(app)
    const other = await addProduct(app, { owner: 'partner2' })
    const shared = await orderAs(
      app,
      guest(),
      [...one.variants, ...other.variants].map((variantId) => ({ variantId, quantity: 1 })),
    )
    for (const [who, id] of [
      ['partner2', paymentId],
      ['partner', shared.paymentId],
      ['partner2', shared.paymentId],
      ['supporter', paymentId],
      ['applicant', paymentId],
      ['admin', paymentId],
    ] as const) {
      const refused = confirmOwnPayment(app.caller(who), { paymentId: id })
      await expect(refused, who).toBeRefused('not_found')
    }
    expect(await booksOf(app, paymentId)).toMatchObject(nothing)
    expect(await booksOf(app, shared.paymentId)).toMatchObject(nothing)
  })

  test('not its own order', async () => {
    const { paymentId } = await anOrder(app, 'partner', 'offline')
    await expect(confirmOwnPayment(app.caller('partner'), { paymentId })).toBeRefused('forbidden')
    expect(await booksOf(app, paymentId)).toMatchObject(nothing)
  })

  test('not its own order, even past the code: the database refuses the entry', async () => {
    const { paymentId } = await anOrder(app, 'partner', 'offline')
    const { userId } = memberOf('partner')
    const entry = app.as('partner').insert('paymentEntries', {
      id: newId(),
      paymentId,
      kind: 'received',
      amountCents: 5_000,
      provider: 'offline',
      reference: paymentId,
      enteredBy: userId,
    })
    await expect(entry).toBeRefused('forbidden')
  })

  test('not a card payment', async () => {
    for (const { paymentId } of [await anOrder(app), await aGift(app)]) {
      await expect(confirmOwnPayment(app.caller('partner'), { paymentId })).toBeRefused(
        'conflict',
        'card',
      )
      expect(await booksOf(app, paymentId)).toMatchObject(nothing)
    }
  })
})

describe('staff confirms', () => {
  test('a shared order, with an audit entry', async () => {
    const one = await addProduct(app)
    const other = await addProduct(app, { owner: 'partner2' })
    const { paymentId, orderId } = await orderAs(
      app,
      guest(),
      [...one.variants, ...other.variants].map((variantId) => ({ variantId, quantity: 1 })),
    )
    await confirmPayment(app.caller('admin'), { paymentId })
    expect(await partsOf(app, orderId)).toEqual(['processing', 'processing'])
    expect(await auditOf(app, paymentId)).toEqual(['payments.confirm-payment'])
    await expect(confirmPayment(app.caller('superuser'), { paymentId })).toBeRefused('conflict')
  })

  test('not a card payment, an ended one, or their own', async () => {
    const card = await anOrder(app)
    const ended = await aGift(app, 'offline')
    await app.runtime.scope.as({ kind: 'system', job: 'test' }, async (db) => {
      await endPayment(db, { paymentId: ended.paymentId, now: new Date() })
      await db
        .updateTable('supports')
        .set({ status: 'cancelled' })
        .where('id', '=', ended.giftId)
        .execute()
    })
    const own = await anOrder(app, 'admin', 'offline')
    const asked = {
      [card.paymentId]: 'conflict',
      [ended.paymentId]: 'conflict',
      [own.paymentId]: 'forbidden',
    } as const
    for (const [paymentId, code] of Object.entries(asked)) {
      const refused = confirmPayment(app.caller('admin'), { paymentId })
      await expect(refused).toBeRefused(code)
      expect((await booksOf(app, paymentId)).entries).toEqual([])
      expect(await auditOf(app, paymentId)).toEqual([])
    }
  })

  test('and no one else can', async () => {
    const who = guest()
    const { paymentId } = await anOrder(app, who, 'offline')
    for (const one of [visitor, who] as const) {
      for (const confirm of [confirmPayment, confirmOwnPayment]) {
        await expect(confirm(app.caller(one), { paymentId })).toBeRefused('not_signed_in')
      }
    }
    for (const one of ['supporter', 'partner', 'partner2', 'ambassador'] as const) {
      await expect(confirmPayment(app.caller(one), { paymentId })).toBeRefused('forbidden')
    }
    expect(await booksOf(app, paymentId)).toMatchObject(nothing)
  })
})
