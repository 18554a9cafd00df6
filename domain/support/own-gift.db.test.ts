import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { ruth } from '#test/world/giving.ts'
import { guest, createTestApp, system, type TestApp } from '#test/world/create-test-app.ts'
import { addSupportable, signUp, stateOf } from '#test/world/supporting.ts'
import { answerSupport } from './commands/answer-support.ts'
import { cancelSupport } from './commands/cancel-support.ts'
import { cancelGift } from './commands/cancel-gift.ts'
import { getGift } from './queries/get-gift.ts'
import { giftReference, openGiftSeal } from './gift.ts'
import { giveGift } from './commands/give-gift.ts'
import { isOwnGift } from './queries/is-own-gift.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterEach(() => expectBooksAgree(world))
afterAll(() => world.close())

const rowOf = (id: string) =>
  world.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .innerJoin('payments', 'payments.supportId', 'supports.id')
      .selectAll('supports')
      .select(['payments.status as payment', 'payments.amountCents as owed'])
      .where('supports.id', '=', id)
      .executeTakeFirstOrThrow(),
  )

describe('a gift’s own page', () => {
  test('is for its giver, and for nobody else', async () => {
    const itemId = await addSupportable(world)
    const somebody = guest()
    const { id } = await giveGift(world.caller(somebody), { ...ruth, itemId })
    expect(await isOwnGift(world.caller(somebody), { id })).toBe(true)
    const members = ['supporter', 'partner', 'partner2', 'admin', 'superuser'] as const
    for (const who of [guest(), ...members]) {
      // oxlint-disable-next-line no-await-in-loop
      expect(await isOwnGift(world.caller(who), { id })).toBe(false)
    }
    const owned = await signUp(world, 'supporter', itemId, 'donate')
    expect(await isOwnGift(world.caller('supporter'), { id: owned })).toBe(true)
    expect(await isOwnGift(world.caller(somebody), { id: owned })).toBe(false)
    await expect(getGift(world.caller(somebody), { id })).rejects.toMatchObject({
      code: 'forbidden',
    })
    await expect(cancelGift(world.caller('partner'), { id })).rejects.toMatchObject({
      code: 'forbidden',
    })
  })

  test('tells how to pay, and no longer once it was cancelled', async () => {
    const itemId = await addSupportable(world)
    const { id } = await giveGift(world.caller(guest()), { ...ruth, itemId })
    const read = () => getGift(world.caller(system), { id })
    expect(await read()).toMatchObject({
      reference: giftReference(id),
      howToPay: expect.stringMatching(/\w/),
      status: 'pending',
    })
    await cancelGift(world.caller(system), { id })
    expect(await read()).toMatchObject({
      howToPay: null,
      status: 'cancelled',
      payment: { status: 'ended' },
    })
    await expect(cancelGift(world.caller(system), { id })).rejects.toMatchObject({
      code: 'conflict',
    })
  })

  test('a key of another gift, purpose or house opens nothing', () => {
    const { seal } = world.runtime
    const id = newId()
    expect(openGiftSeal(seal, seal.close('order', id))).toBeNull()
    expect(openGiftSeal(seal, `${Buffer.from(id).toString('base64url')}.AAAA`)).toBeNull()
    expect(openGiftSeal(seal, seal.close('gift', id))).toBe(id)
  })
})

describe('before the money has come', () => {
  test('the giver cancels on the dashboard, the organization declines with a reason; both end the payment', async () => {
    const itemId = await addSupportable(world)
    const one = await signUp(world, 'supporter', itemId, 'donate')
    await cancelSupport(world.caller('supporter'), { id: one })
    expect(await rowOf(one)).toMatchObject({ status: 'cancelled', payment: 'ended' })
    const other = await signUp(world, 'supporter', itemId, 'donate')
    const declined = { id: other, answer: 'declined', reason: 'The roof is paid' } as const
    await expect(answerSupport(world.caller('partner2'), declined)).rejects.toMatchObject({
      code: 'not_found',
    })
    await answerSupport(world.caller('partner'), declined)
    expect(await rowOf(other)).toMatchObject({ status: 'declined', payment: 'ended' })
    expect((await stateOf(world, other)).reason).toBe('The roof is paid')
  })

  test('nobody says yes to it: that is the money’s word', async () => {
    const id = await signUp(world, 'supporter', await addSupportable(world), 'donate')
    await expect(
      answerSupport(world.caller('partner'), { id, answer: 'confirmed' }),
    ).rejects.toMatchObject({ code: 'conflict' })
    const past = world.runtime.scope.as({ kind: 'member', userId: DEMO_USERS.partner.id }, (db) =>
      db.updateTable('supports').set({ status: 'confirmed' }).where('id', '=', id).execute(),
    )
    await expect(past).rejects.toMatchObject({ code: 'forbidden' })
    expect((await rowOf(id)).status).toBe('pending')
  })
})
