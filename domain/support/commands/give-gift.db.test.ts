import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { ruth } from '#test/app/giving.ts'
import { guest, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addSupportable, givenGift, signUp } from '#test/app/supporting.ts'
import { GIFTS_WAITING_MAX } from '../support.ts'
import { giftReference, openGiftSeal } from '../gift.ts'
import { giveGift } from './give-gift.ts'

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

describe('giving', () => {
  test('creates a visitor’s unpaid gift, and emails donor and organization', async () => {
    const title = 'A well for the garden'
    const itemId = await addSupportable(app, { title })
    const somebody = guest()
    const forged = { status: 'confirmed', userId: DEMO_USERS.admin.id, amountCents: 1 }
    const { id } = await giveGift(app.caller(somebody), {
      ...ruth,
      ...forged,
      message: 'For the little ones',
      itemId,
    })
    expect(await rowOf(id)).toMatchObject({
      kind: 'donate',
      status: 'pending',
      userId: null,
      name: 'Ruth Abelson',
      email: ruth.email,
      amountCents: 5000,
      owed: 5000,
      payment: 'pending',
      isNameShown: false,
    })
    const [mail] = await app.mailsTo(ruth.email)
    expect(mail?.subject).toBe(`How to complete your gift for ${title}`)
    expect(mail?.text).toContain(giftReference(id))
    expect(mail?.text, 'nothing that was typed').not.toContain('Ruth')
    const key = new URL(/\S+key=\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('key')
    expect(openGiftSeal(app.runtime.seal, key ?? '')).toBe(id)
    const told = await app.as(system).rows('mails', ['text'], { kind: 'support.new' })
    const toOrganization = told.map(({ text }) => text).join('\n')
    expect(toOrganization).toContain(`Ruth Abelson would like to give $50 to “${title}”`)
    expect(toOrganization).toContain('“For the little ones”')
  })

  test('uses a member’s account name, whatever is typed', async () => {
    const itemId = await addSupportable(app)
    const typed = { ...ruth, as: 'guest' } as const
    const { id } = await giveGift(app.caller('supporter'), { ...typed, itemId })
    expect(await rowOf(id)).toMatchObject({
      userId: DEMO_USERS.supporter.id,
      name: DEMO_USERS.supporter.fullName,
    })
  })

  test.each([
    ['12', 1200],
    ['$1,250.50', 125_050],
    ['1.5', 150],
  ])('%s dollars are %i cents', async (amount, cents) => {
    const itemId = await addSupportable(app)
    const { id } = await giveGift(app.caller('ambassador'), { ...givenGift, amount, itemId })
    expect(await rowOf(id)).toMatchObject({ amountCents: cents, owed: cents })
  })

  test('one form creates one gift, even if sent twice at once; another form creates another', async () => {
    const itemId = await addSupportable(app)
    const somebody = guest()
    const give = (key: string) => giveGift(app.caller(somebody, key), { ...ruth, itemId })
    const key = newId()
    const [first, second] = await Promise.all([give(key), give(key)])
    expect(second).toEqual(first)
    expect(await give(newId())).not.toEqual(first)
  })

  test.each([
    '',
    'fifty',
    '-5',
    '0',
    '0.001',
    '0.99',
    '1e9',
    '12,5',
    '1000000.01',
    '99999999999999',
  ])('refuses an amount of “%s” with a field error', async (amount) => {
    const itemId = await addSupportable(app)
    await expect(giveGift(app.caller(guest()), { ...ruth, amount, itemId })).toBeRefusedAt('amount')
  })

  test.each([
    ['name', ' \u200B\u0000 '],
    ['name', 'x'.repeat(121)],
    ['email', 'ruth'],
    ['email', 'ruth@givers.example, all@givers.example'],
    ['message', 'x'.repeat(2001)],
  ])('refuses a visitor’s %s of “%s”', async (field, text) => {
    const itemId = await addSupportable(app)
    const given = { ...ruth, itemId, [field]: text }
    await expect(giveGift(app.caller(guest()), given)).toBeRefusedAt(field)
  })

  test('is refused if a visitor or member has too many unpaid gifts', async () => {
    const itemId = await addSupportable(app)
    const visiting = guest()
    const give = (n: number) =>
      giveGift(app.caller(visiting, newId()), {
        ...ruth,
        email: `many${n}@givers.example`,
        itemId,
      })
    for (let n = 0; n < GIFTS_WAITING_MAX; n += 1) {
      // oxlint-disable-next-line no-await-in-loop
      await give(n)
      // oxlint-disable-next-line no-await-in-loop
      await signUp(app, 'ambassador', itemId, 'donate')
    }
    await expect(give(GIFTS_WAITING_MAX)).toBeRefused('conflict')
    await expect(signUp(app, 'ambassador', itemId, 'donate')).toBeRefused('conflict')
  })

  test('is never blocked by others’ gifts with the same address, which is only not emailed after five', async () => {
    const itemId = await addSupportable(app)
    const give = (email: string, who: Actor = guest()) =>
      giveGift(app.caller(who, newId()), { ...ruth, email, itemId })
    const typed = 'one@givers.example'
    await Promise.all(Array.from({ length: 6 }, () => give(typed)))
    await give('ONE+more@givers.example')
    expect(await app.mailsTo(typed)).toHaveLength(5)
    expect(await app.mailsTo('one+more@givers.example')).toEqual([])
    await give('two@givers.example')
    expect(await app.mailsTo('two@givers.example')).toHaveLength(1)
    app.advance(3_601_000)
    await give(typed)
    expect(await app.mailsTo(typed)).toHaveLength(6)
    app.advance(-3_601_000)
  })

  test('is refused to one’s own item, one that is over or takes no gifts, or one not public', async () => {
    const conflict = { code: 'conflict' }
    await expect(signUp(app, 'partner', await addSupportable(app), 'donate')).rejects.toMatchObject(
      conflict,
    )
    const over = await addSupportable(app, { endDate: '2020-01-01' })
    await expect(giveGift(app.caller(guest()), { ...ruth, itemId: over })).rejects.toMatchObject(
      conflict,
    )
    const other = await addSupportable(app, { supportTypes: ['volunteer'] })
    await expect(giveGift(app.caller(guest()), { ...ruth, itemId: other })).rejects.toMatchObject(
      conflict,
    )
    const hidden = await addSupportable(app, { status: 'withdrawn' })
    await expect(giveGift(app.caller(guest()), { ...ruth, itemId: hidden })).toBeRefused(
      'not_found',
    )
  })

  test('requires an identity: a visitor without an id, or one signed out in the meantime, is refused', async () => {
    const itemId = await addSupportable(app)
    for (const who of [visitor, system]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(giveGift(app.caller(who), { ...ruth, itemId })).toBeRefused('not_signed_in')
    }
    await expect(giveGift(app.caller(guest()), { ...givenGift, itemId })).toBeRefused(
      'not_signed_in',
    )
  })
})
