import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { ruth } from '#test/app/giving.ts'
import { guest, startTestApp, system } from '#test/app/create-test-app.ts'
import { addSupportable, signUp, stateOf } from '#test/app/supporting.ts'
import { answerSupport } from './commands/answer-support.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { cancelGift } from './commands/cancel-gift.ts'
import { getGift } from './queries/get-gift.ts'
import { giftReference, openGiftSeal } from './gift.ts'
import { giveGift } from './commands/give-gift.ts'
import { isOwnGift } from './queries/is-own-gift.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

const rowOf = (id: string) =>
  app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .innerJoin('payments', 'payments.supportId', 'supports.id')
      .selectAll('supports')
      .select(['payments.status as payment', 'payments.amountCents as owed'])
      .where('supports.id', '=', id)
      .executeTakeFirstOrThrow(),
  )

describe('a gift’s own page', () => {
  test('is for its donor only', async () => {
    const itemId = await addSupportable(app)
    const somebody = guest()
    const { id } = await giveGift(app.caller(somebody), { ...ruth, itemId })
    expect(await isOwnGift(app.caller(somebody), { id })).toBe(true)
    const members = ['supporter', 'partner', 'partner2', 'admin', 'superuser'] as const
    for (const who of [guest(), ...members]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await isOwnGift(app.caller(who), { id })).toBe(false)
    }
    const owned = await signUp(app, 'supporter', itemId, 'donate')
    expect(await isOwnGift(app.caller('supporter'), { id: owned })).toBe(true)
    expect(await isOwnGift(app.caller(somebody), { id: owned })).toBe(false)
    await expect(getGift(app.caller(somebody), { id })).toBeRefused('forbidden')
    await expect(cancelGift(app.caller('partner'), { id })).toBeRefused('forbidden')
  })

  test('shows payment instructions, until it is cancelled', async () => {
    const itemId = await addSupportable(app)
    const { id } = await giveGift(app.caller(guest()), { ...ruth, itemId })
    const read = () => getGift(app.caller(system), { id })
    expect(await read()).toMatchObject({
      reference: giftReference(id),
      howToPay: expect.stringMatching(/\w/),
      status: 'pending',
    })
    await cancelGift(app.caller(system), { id })
    expect(await read()).toMatchObject({
      howToPay: null,
      status: 'cancelled',
      payment: { status: 'ended' },
    })
    await expect(cancelGift(app.caller(system), { id })).toBeRefused('conflict')
  })

  test('a key of another gift, purpose or site opens nothing', () => {
    const { seal } = app.runtime
    const id = newId()
    expect(openGiftSeal(seal, seal.close('order', id))).toBeNull()
    expect(openGiftSeal(seal, `${Buffer.from(id).toString('base64url')}.AAAA`)).toBeNull()
    expect(openGiftSeal(seal, seal.close('gift', id))).toBe(id)
  })
})

describe('before payment', () => {
  test('the donor cancels on the dashboard, or the organization declines with a reason; both end the payment', async () => {
    const itemId = await addSupportable(app)
    const one = await signUp(app, 'supporter', itemId, 'donate')
    await cancelSupport(app.caller('supporter'), { id: one })
    expect(await rowOf(one)).toMatchObject({ status: 'cancelled', payment: 'ended' })
    const other = await signUp(app, 'supporter', itemId, 'donate')
    const declined = { id: other, answer: 'declined', reason: 'The roof is paid' } as const
    await expect(answerSupport(app.caller('partner2'), declined)).toBeRefused('not_found')
    await answerSupport(app.caller('partner'), declined)
    expect(await rowOf(other)).toMatchObject({ status: 'declined', payment: 'ended' })
    expect((await stateOf(app, other)).reason).toBe('The roof is paid')
  })

  test('no one can confirm it: only its payment does', async () => {
    const id = await signUp(app, 'supporter', await addSupportable(app), 'donate')
    await expect(answerSupport(app.caller('partner'), { id, answer: 'confirmed' })).toBeRefused(
      'conflict',
    )
    const past = app
      .as({ kind: 'member', userId: DEMO_USERS.partner.id })
      .update('supports', { status: 'confirmed' }, { id })
    await expect(past).toBeRefused('forbidden')
    expect((await rowOf(id)).status).toBe('pending')
  })
})
