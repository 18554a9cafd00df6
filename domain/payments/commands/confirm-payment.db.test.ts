import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { guest, memberOf, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { addProduct, orderAs } from '#test/world/ordering.ts'
import {
  aGift,
  anOrder,
  auditOf,
  booksOf,
  giftStatus,
  mailsAbout,
  openPayingWorld,
  partsOf,
  progressOf,
  type PayingWorld,
} from '#test/world/paying.ts'
import { confirmOwnPayment } from './confirm-own-payment.ts'
import { confirmPayment } from './confirm-payment.ts'
import { endPayment } from '../end-payment.ts'

let paying: PayingWorld
let world: TestApp
beforeAll(async () => {
  paying = await openPayingWorld()
  ;({ world } = paying)
})
afterAll(() => paying.close())
afterEach(() => expectBooksAgree(world))

const offline = () => anOrder(world, guest(), 'offline')
const nothing = { status: 'pending', receivedCents: 0, entries: [] }

describe('an organization confirms', () => {
  test('an order that it alone sends: the work begins, and the customer is told', async () => {
    const { paymentId, orderId } = await offline()
    const before = (await mailsAbout(world, 'orders.paid')).length
    await confirmOwnPayment(world.caller('partner'), { paymentId })
    const books = await booksOf(world, paymentId)
    expect(books).toMatchObject({ status: 'paid', receivedCents: 5_000 })
    expect(books.entries).toMatchObject([
      { kind: 'received', reference: paymentId, enteredBy: memberOf('partner').userId },
    ])
    expect(await partsOf(world, orderId)).toEqual(['processing'])
    expect(await mailsAbout(world, 'orders.paid')).toHaveLength(before + 1)
  })

  test('a gift, and the project shows it', async () => {
    const { paymentId, giftId, itemId } = await aGift(world, 'offline')
    await confirmOwnPayment(world.caller('partner'), { paymentId })
    expect(await giftStatus(world, giftId)).toBe('confirmed')
    expect(await progressOf(world, itemId)).toEqual({ raisedCents: 5_000, giftCount: 1 })
  })

  test('once, also when it is pressed ten times at once', async () => {
    const { paymentId } = await offline()
    const presses = await Promise.allSettled(
      Array.from({ length: 10 }, () => confirmOwnPayment(world.caller('partner'), { paymentId })),
    )
    expect(presses.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const press of presses) {
      if (press.status === 'rejected') expect(press.reason).toMatchObject({ code: 'conflict' })
    }
    expect((await booksOf(world, paymentId)).entries).toHaveLength(1)
  })

  test('not what another organization sends, nor what several send', async () => {
    const { paymentId } = await offline()
    const one = await addProduct(world)
    const other = await addProduct(world, { owner: 'partner2' })
    const shared = await orderAs(
      world,
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
      const refused = confirmOwnPayment(world.caller(who), { paymentId: id })
      await expect(refused, who).rejects.toMatchObject({ code: 'not_found' })
    }
    expect(await booksOf(world, paymentId)).toMatchObject(nothing)
    expect(await booksOf(world, shared.paymentId)).toMatchObject(nothing)
  })

  test('not its own order', async () => {
    const { paymentId } = await anOrder(world, 'partner', 'offline')
    await expect(confirmOwnPayment(world.caller('partner'), { paymentId })).rejects.toMatchObject({
      code: 'forbidden',
    })
    expect(await booksOf(world, paymentId)).toMatchObject(nothing)
  })

  test('not its own order, whatever the code says: the database refuses the entry', async () => {
    const { paymentId } = await anOrder(world, 'partner', 'offline')
    const { userId } = memberOf('partner')
    const entry = world.runtime.scope.as(memberOf('partner'), (db) =>
      db
        .insertInto('paymentEntries')
        .values({
          id: newId(),
          paymentId,
          kind: 'received',
          amountCents: 5_000,
          provider: 'offline',
          reference: paymentId,
          enteredBy: userId,
        })
        .execute(),
    )
    await expect(entry).rejects.toMatchObject({ code: 'forbidden' })
  })

  test('not what is paid by card', async () => {
    for (const { paymentId } of [await anOrder(world), await aGift(world)]) {
      await expect(confirmOwnPayment(world.caller('partner'), { paymentId })).rejects.toMatchObject(
        { code: 'conflict', message: expect.stringContaining('card') },
      )
      expect(await booksOf(world, paymentId)).toMatchObject(nothing)
    }
  })
})

describe('staff confirms', () => {
  test('what several send, and leaves a line', async () => {
    const one = await addProduct(world)
    const other = await addProduct(world, { owner: 'partner2' })
    const { paymentId, orderId } = await orderAs(
      world,
      guest(),
      [...one.variants, ...other.variants].map((variantId) => ({ variantId, quantity: 1 })),
    )
    await confirmPayment(world.caller('admin'), { paymentId })
    expect(await partsOf(world, orderId)).toEqual(['processing', 'processing'])
    expect(await auditOf(world, paymentId)).toEqual(['payments.confirm-payment'])
    await expect(confirmPayment(world.caller('superuser'), { paymentId })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('not by card, not what has ended, not their own', async () => {
    const card = await anOrder(world)
    const ended = await aGift(world, 'offline')
    await world.runtime.scope.as({ kind: 'system', job: 'test' }, async (db) => {
      await endPayment(db, { paymentId: ended.paymentId, now: new Date() })
      await db
        .updateTable('supports')
        .set({ status: 'cancelled' })
        .where('id', '=', ended.giftId)
        .execute()
    })
    const own = await anOrder(world, 'admin', 'offline')
    const asked = {
      [card.paymentId]: 'conflict',
      [ended.paymentId]: 'conflict',
      [own.paymentId]: 'forbidden',
    }
    for (const [paymentId, code] of Object.entries(asked)) {
      const refused = confirmPayment(world.caller('admin'), { paymentId })
      await expect(refused).rejects.toMatchObject({ code })
      expect((await booksOf(world, paymentId)).entries).toEqual([])
      expect(await auditOf(world, paymentId)).toEqual([])
    }
  })

  test('and nobody else does', async () => {
    const who = guest()
    const { paymentId } = await anOrder(world, who, 'offline')
    for (const one of [visitor, who] as const) {
      for (const confirm of [confirmPayment, confirmOwnPayment]) {
        await expect(confirm(world.caller(one), { paymentId })).rejects.toMatchObject({
          code: 'not_signed_in',
        })
      }
    }
    for (const one of ['supporter', 'partner', 'partner2', 'ambassador'] as const) {
      await expect(confirmPayment(world.caller(one), { paymentId })).rejects.toMatchObject({
        code: 'forbidden',
      })
    }
    expect(await booksOf(world, paymentId)).toMatchObject(nothing)
  })
})
