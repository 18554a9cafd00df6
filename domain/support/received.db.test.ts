import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { giveAsGuest, receiveGift } from '#test/world/giving.ts'
import { guest, createTestApp, system, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { addSupportable, signUp } from '#test/world/supporting.ts'
import { confirmOwnPayment } from '../payments/commands/confirm-own-payment.ts'
import { confirmPayment } from '../payments/commands/confirm-payment.ts'
import { getPublic } from '../project-events/queries/get-public.ts'
import { answerSupport } from './commands/answer-support.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { countGiftsToConfirm } from './queries/count-gifts-to-confirm.ts'
import { endGift } from './commands/end-gift.ts'
import { getGift } from './queries/get-gift.ts'
import { getGiftPayment } from './queries/get-gift-payment.ts'
import { TO_CONFIRM } from './gift-part.ts'
import { listGifts } from './queries/list-gifts.ts'
import { refundGift } from './commands/refund-gift.ts'
import { refundGiftAsStaff } from './commands/refund-gift-as-staff.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectBooksAgree(world))
afterAll(() => world.close())

const pageOf = (id: string) => getPublic(world.caller(visitor), { id })

const meals = async () => {
  const [row] = await world.runtime.scope.as(system, (db) =>
    db.selectFrom('siteFigures').select('counted').where('name', '=', 'meals').execute(),
  )
  return Number(row?.counted)
}

describe('once the money has come', () => {
  test('the gift is received, counted, and its giver has a receipt', async () => {
    const itemId = await addSupportable(world, { title: 'Roof', donationGoalCents: 8000 })
    const email = 'dan@givers.example'
    const { id } = await giveAsGuest(world, itemId, { email })
    await receiveGift(world, id)
    expect(await getGift(world.caller(system), { id })).toMatchObject({
      status: 'confirmed',
      howToPay: null,
      paidAt: expect.any(String),
      organization: { registrationNumber: expect.any(String) },
    })
    const receipt = (await world.mailsTo(email)).find(({ subject }) =>
      subject.startsWith('Receipt'),
    )
    expect(receipt?.subject).toBe('Receipt: your gift of $50 for Roof')
    expect(receipt?.text).toMatch(/\/gifts\/[\w-]+\?key=/)
    expect(await pageOf(itemId)).toMatchObject({ raisedCents: 5000, giftCount: 1 })
    await giveAsGuest(world, itemId, { amount: '100' }).then(({ id: other }) =>
      receiveGift(world, other),
    )
    expect(await pageOf(itemId), 'beyond the goal').toMatchObject({
      raisedCents: 15_000,
      giftCount: 2,
    })
  })

  test('what a suspended organization cannot confirm waits for staff', async () => {
    const title = 'Waits for staff'
    const itemId = await addSupportable(world, { title })
    const { id } = await giveAsGuest(world, itemId)
    const stand = (status: string) =>
      world.runtime.scope.as(system, (db) =>
        db
          .updateTable('partners')
          .set({ status })
          .where('userId', '=', DEMO_USERS.partner.id)
          .execute(),
      )
    const found = () => listGifts(world.caller('admin'), { part: TO_CONFIRM, q: title })
    expect((await found()).total).toBe(0)
    const before = await countGiftsToConfirm(world.caller('admin'), {})
    await stand('suspended')
    expect((await found()).gifts.map((gift) => gift.id)).toEqual([id])
    expect(await countGiftsToConfirm(world.caller('admin'), {})).toBeGreaterThan(before)
    await stand('approved')
  })

  test('by staff: the organization is told too', async () => {
    const title = 'Told by staff'
    const itemId = await addSupportable(world, { title })
    const { paymentId } = await giveAsGuest(world, itemId)
    await confirmPayment(world.caller('admin'), { paymentId })
    const told = await world.runtime.scope.as(system, (db) =>
      db.selectFrom('mails').select('subject').where('kind', '=', 'gift.came').execute(),
    )
    expect(told.map(({ subject }) => subject)).toContain(`A gift of $50 for ${title}`)
  })

  test('nobody but its organization and staff say so, and once', async () => {
    const itemId = await addSupportable(world)
    const somebody = guest()
    const { id, paymentId } = await giveAsGuest(world, itemId, {}, somebody)
    for (const who of ['partner2', 'supporter', 'ambassador', 'admin'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(confirmOwnPayment(world.caller(who), { paymentId })).rejects.toMatchObject({
        code: 'not_found',
      })
      // oxlint-disable-next-line no-await-in-loop
      await expect(getGiftPayment(world.caller(who), { id })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    for (const who of [somebody, visitor]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(confirmOwnPayment(world.caller(who), { paymentId })).rejects.toMatchObject({
        code: 'not_signed_in',
      })
    }
    await receiveGift(world, id)
    await expect(receiveGift(world, id)).rejects.toMatchObject({ code: 'conflict' })
    expect((await pageOf(itemId)).raisedCents).toBe(5000)
  })

  test('it is neither cancelled nor declined any more', async () => {
    const itemId = await addSupportable(world)
    const id = await signUp(world, 'supporter', itemId, 'donate')
    await receiveGift(world, id)
    await expect(cancelSupport(world.caller('supporter'), { id })).rejects.toMatchObject({
      code: 'conflict',
    })
    await expect(
      answerSupport(world.caller('partner'), { id, answer: 'declined', reason: 'No' }),
    ).rejects.toMatchObject({ code: 'conflict' })
    await expect(endGift(world.caller('admin'), { id, reason: 'No' })).rejects.toMatchObject({
      code: 'conflict',
    })
  })
})

describe('paying back', () => {
  test('takes it out of the progress and the meals out of the figures, and tells why', async () => {
    const itemId = await addSupportable(world)
    const email = 'miriam@givers.example'
    const { id } = await giveAsGuest(world, itemId, { email })
    await receiveGift(world, id)
    const before = await meals()
    await answerSupport(world.caller('partner'), { id, answer: 'completed', meals: '40' })
    expect(await meals()).toBe(before + 40)
    const back = { id, reason: 'The kitchen closed' }
    await expect(refundGift(world.caller('partner'), { id, reason: ' ' })).rejects.toMatchObject({
      code: 'bad_input',
    })
    await refundGift(world.caller('partner'), back)
    expect(await meals()).toBe(before)
    expect(await pageOf(itemId)).toMatchObject({ raisedCents: 0, giftCount: 0, givers: [] })
    expect(await getGift(world.caller(system), { id })).toMatchObject({
      status: 'refunded',
      reason: 'The kitchen closed',
      paidBackAt: expect.any(String),
    })
    const told = (await world.mailsTo(email)).find(({ subject }) => subject.includes('paid back'))
    expect(told?.text).toContain('They write: The kitchen closed')
    await expect(refundGift(world.caller('partner'), back)).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('of a part emails how much was given, has been refunded and is left', async () => {
    const itemId = await addSupportable(world)
    const email = 'dina@givers.example'
    const { id } = await giveAsGuest(world, itemId, { email, amount: '100' })
    await receiveGift(world, id)
    for (const amount of ['30', '20']) {
      // oxlint-disable-next-line no-await-in-loop
      await refundGift(world.caller('partner'), { id, reason: 'Part of it', amount })
    }
    const texts = (await world.mailsTo(email)).map(({ text }) => text).join('\n')
    expect(texts).toContain('You gave $100. After all refunds, $70 of it is left.')
    expect(texts).toContain('You gave $100. After all refunds, $50 of it is left.')
  })

  test('is for its organization and staff, and for what has come', async () => {
    const itemId = await addSupportable(world)
    const { id } = await giveAsGuest(world, itemId)
    const back = { id, reason: 'A mistake' }
    await expect(refundGift(world.caller('partner'), back)).rejects.toMatchObject({
      code: 'conflict',
    })
    await receiveGift(world, id)
    for (const who of ['partner2', 'supporter', 'admin'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(refundGift(world.caller(who), back)).rejects.toMatchObject({ code: 'not_found' })
    }
    await expect(refundGiftAsStaff(world.caller('partner'), back)).rejects.toMatchObject({
      code: 'forbidden',
    })
    await refundGiftAsStaff(world.caller('admin'), back)
    expect(await pageOf(itemId)).toMatchObject({ raisedCents: 0, giftCount: 0 })
  })
})
