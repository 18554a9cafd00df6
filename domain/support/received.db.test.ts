import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { giveAsGuest, receiveGift } from '#test/app/giving.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { confirmOwnPayment } from '#domain/settlement/commands/confirm-own-payment.ts'
import { confirmPayment } from '#domain/settlement/commands/confirm-payment.ts'
import { getPublic } from '../project-events/queries/get-public.ts'
import { answerSupport } from './commands/answer-support.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { countGiftsToConfirm } from './queries/count-gifts-to-confirm.ts'
import { endGift } from './commands/end-gift.ts'
import { getGift } from './queries/get-gift.ts'
import { getGiftPayment } from './queries/get-gift-payment.ts'
import { GIFTS_TO_CONFIRM } from './gift-part.ts'
import { listGifts } from './queries/list-gifts.ts'
import { refundGift } from './commands/refund-gift.ts'
import { refundGiftAsStaff } from './commands/refund-gift-as-staff.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

const pageOf = (id: string) => getPublic(app.caller(visitor), { id })

const meals = async () => {
  const [row] = await app.as(system).rows('siteFigures', ['counted'], { name: 'meals' })
  return Number(row?.counted)
}

describe('after payment', () => {
  test('the gift is received and counted, and its donor gets a receipt', async () => {
    const itemId = await addSupportable(app, { title: 'Roof', donationGoalCents: 8000 })
    const email = 'dan@givers.example'
    const { id } = await giveAsGuest(app, itemId, { email })
    await receiveGift(app, id)
    expect(await getGift(app.caller(system), { id })).toMatchObject({
      status: 'confirmed',
      howToPay: null,
      paidAt: expect.any(Date),
      organization: { registrationNumber: expect.any(String) },
    })
    const receipt = (await app.mailsTo(email)).find(({ subject }) => subject.startsWith('Receipt'))
    expect(receipt?.subject).toBe('Receipt: your gift of $50 for Roof')
    expect(receipt?.text).toMatch(/\/gifts\/[\w-]+\?key=/)
    expect(await pageOf(itemId)).toMatchObject({ raisedCents: 5000, giftCount: 1 })
    await giveAsGuest(app, itemId, { amount: '100' }).then(({ id: other }) =>
      receiveGift(app, other),
    )
    expect(await pageOf(itemId), 'beyond the goal').toMatchObject({
      raisedCents: 15_000,
      giftCount: 2,
    })
  })

  test('a gift that a suspended organization cannot confirm waits for staff', async () => {
    const title = 'Waits for staff'
    const itemId = await addSupportable(app, { title })
    const { id } = await giveAsGuest(app, itemId)
    const stand = (status: string) =>
      app.as(system).update('partners', { status }, { userId: DEMO_USERS.partner.id })
    const found = () => listGifts(app.caller('admin'), { part: GIFTS_TO_CONFIRM, q: title })
    expect((await found()).total).toBe(0)
    const before = await countGiftsToConfirm(app.caller('admin'), {})
    await stand('suspended')
    expect((await found()).gifts.map((gift) => gift.id)).toEqual([id])
    expect(await countGiftsToConfirm(app.caller('admin'), {})).toBeGreaterThan(before)
    await stand('approved')
  })

  test('confirmed by staff: the organization is emailed too', async () => {
    const title = 'Told by staff'
    const itemId = await addSupportable(app, { title })
    const { paymentId } = await giveAsGuest(app, itemId)
    await confirmPayment(app.caller('admin'), { paymentId })
    const told = await app.as(system).rows('mails', ['subject'], { kind: 'gift.came' })
    expect(told.map(({ subject }) => subject)).toContain(`A gift of $50 for ${title}`)
  })

  test('only its organization and staff can confirm it, once', async () => {
    const itemId = await addSupportable(app)
    const somebody = guest()
    const { id, paymentId } = await giveAsGuest(app, itemId, {}, somebody)
    for (const who of ['partner2', 'supporter', 'ambassador', 'admin'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(confirmOwnPayment(app.caller(who), { paymentId })).toBeRefused('not_found')
      // oxlint-disable-next-line no-await-in-loop
      await expect(getGiftPayment(app.caller(who), { id })).toBeRefused('not_found')
    }
    for (const who of [somebody, visitor]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(confirmOwnPayment(app.caller(who), { paymentId })).toBeRefused('not_signed_in')
    }
    await receiveGift(app, id)
    await expect(receiveGift(app, id)).toBeRefused('conflict')
    expect((await pageOf(itemId)).raisedCents).toBe(5000)
  })

  test('it can no longer be cancelled or declined', async () => {
    const itemId = await addSupportable(app)
    const id = await signUp(app, 'supporter', itemId, 'donate')
    await receiveGift(app, id)
    await expect(cancelSupport(app.caller('supporter'), { id })).toBeRefused('conflict')
    await expect(
      answerSupport(app.caller('partner'), { id, answer: 'declined', reason: 'No' }),
    ).toBeRefused('conflict')
    await expect(endGift(app.caller('admin'), { id, reason: 'No' })).toBeRefused('conflict')
  })
})

describe('a refund', () => {
  test('lowers the progress, removes the meals from the figures, and emails the reason', async () => {
    const itemId = await addSupportable(app)
    const email = 'miriam@givers.example'
    const { id } = await giveAsGuest(app, itemId, { email })
    await receiveGift(app, id)
    const before = await meals()
    await answerSupport(app.caller('partner'), { id, answer: 'completed', meals: '40' })
    expect(await meals()).toBe(before + 40)
    const back = { id, reason: 'The kitchen closed' }
    await expect(refundGift(app.caller('partner'), { id, reason: ' ' })).toBeRefused('bad_input')
    await refundGift(app.caller('partner'), back)
    expect(await meals()).toBe(before)
    expect(await pageOf(itemId)).toMatchObject({ raisedCents: 0, giftCount: 0, givers: [] })
    expect(await getGift(app.caller(system), { id })).toMatchObject({
      status: 'refunded',
      reason: 'The kitchen closed',
      paidBackAt: expect.any(Date),
    })
    const told = (await app.mailsTo(email)).find(({ subject }) =>
      subject.includes('Refund of your gift'),
    )
    expect(told?.text).toContain('Their reason: The kitchen closed')
    await expect(refundGift(app.caller('partner'), back)).toBeRefused('conflict')
  })

  test('of an amount emails how much was given, refunded and left', async () => {
    const itemId = await addSupportable(app)
    const email = 'dina@givers.example'
    const { id } = await giveAsGuest(app, itemId, { email, amount: '100' })
    await receiveGift(app, id)
    for (const amount of ['30', '20']) {
      // oxlint-disable-next-line no-await-in-loop
      await refundGift(app.caller('partner'), { id, reason: 'Part of it', amount })
    }
    const more = { id, reason: 'More than is left', amount: '50.01' }
    await expect(refundGift(app.caller('partner'), more)).toBeRefusedAt('amount')
    const texts = (await app.mailsTo(email)).map(({ text }) => text).join('\n')
    expect(texts).toContain('You gave $100. After all refunds, $70 remains.')
    expect(texts).toContain('You gave $100. After all refunds, $50 remains.')
  })

  test('is for its organization and staff, and for paid gifts only', async () => {
    const itemId = await addSupportable(app)
    const { id } = await giveAsGuest(app, itemId)
    const back = { id, reason: 'A mistake' }
    await expect(refundGift(app.caller('partner'), back)).toBeRefused('conflict')
    await receiveGift(app, id)
    for (const who of ['partner2', 'supporter', 'admin'] as const) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(refundGift(app.caller(who), back)).toBeRefused('not_found')
    }
    await expect(refundGiftAsStaff(app.caller('partner'), back)).toBeRefused('forbidden')
    await refundGiftAsStaff(app.caller('admin'), back)
    expect(await pageOf(itemId)).toMatchObject({ raisedCents: 0, giftCount: 0 })
  })
})
