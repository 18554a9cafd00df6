import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import {
  guest,
  createTestApp,
  system,
  visitor,
  type Person,
  type TestApp,
} from '#test/world/create-test-app.ts'
import { setPartnerStatus } from '#test/world/posting.ts'
import { addSupport, addSupportable, signUp } from '#test/world/supporting.ts'
import { findOwnForItem } from './queries/find-own-for-item.ts'
import { getSupportForm } from './queries/get-support-form.ts'
import { listOwnSupports } from './queries/list-own-supports.ts'
import { listSaved } from './queries/list-saved.ts'
import { listSupporters } from './queries/list-supporters.ts'
import { saveItem } from './commands/save-item.ts'
import { unsaveItem } from './commands/unsave-item.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
afterEach(() => expectBooksAgree(world))

const ownOf = async (who: Person, itemId: string) =>
  (await listOwnSupports(world.caller(who), {})).supports.filter(({ item }) => item.id === itemId)

const takeDown = (itemId: string) =>
  world.runtime.scope.asStaff({ kind: 'member', userId: DEMO_USERS.admin.id }, (db) =>
    db.updateTable('projectEvents').set({ status: 'withdrawn' }).where('id', '=', itemId).execute(),
  )

describe('one’s own supports', () => {
  test('say what, where it stands, and what may be done', async () => {
    const itemId = await addSupportable(world, { title: 'Mine', startDate: '2999-01-01' })
    await signUp(world, 'supporter', itemId)
    await addSupport(world, { itemId, status: 'declined', kind: 'visit' })
    await addSupport(world, { itemId, status: 'completed', kind: 'donate' })
    const found = await ownOf('supporter', itemId)
    const byKind = Object.fromEntries(found.map((support) => [support.kind, support]))
    expect(byKind['volunteer']).toMatchObject({
      status: 'pending',
      phase: 'upcoming',
      places: 2,
      mayCancel: true,
      mayRepeat: false,
      isPublic: true,
      item: { title: 'Mine' },
    })
    expect(byKind['visit']).toMatchObject({ reason: 'No room', mayCancel: false, mayRepeat: true })
    expect(byKind['donate']).toMatchObject({
      phase: 'completed',
      amountCents: 5000,
      mayRepeat: true,
    })
    expect(await ownOf('ambassador', itemId)).toEqual([])
    expect(await ownOf('partner', itemId)).toEqual([])
  })

  test('stay when the item is taken down, without a way to repeat them', async () => {
    const itemId = await addSupportable(world, { title: 'Gone' })
    await addSupport(world, { itemId, status: 'completed' })
    await takeDown(itemId)
    expect(await ownOf('supporter', itemId)).toMatchObject([
      { isPublic: false, mayRepeat: false, item: { title: 'Gone' } },
    ])
    const again = getSupportForm(world.caller('supporter'), { itemId, kind: 'donate' })
    await expect(again).rejects.toMatchObject({ code: 'not_found' })
  })

  test('stay when the organization is suspended, and can be taken back', async () => {
    const itemId = await addSupportable(world, {}, 'partner2')
    await signUp(world, 'supporter', itemId)
    await setPartnerStatus(world, 'partner2', 'suspended')
    expect(await ownOf('supporter', itemId)).toMatchObject([{ isPublic: false, mayCancel: true }])
    await setPartnerStatus(world, 'partner2', 'approved')
  })

  test('of an item are found for its page', async () => {
    const itemId = await addSupportable(world)
    const id = await signUp(world, 'supporter', itemId)
    const find = (who: Person) => findOwnForItem(world.caller(who), { itemId })
    expect(await find('supporter')).toMatchObject({
      own: [{ id, kind: 'volunteer', status: 'pending' }],
      isSaved: false,
      isOwnItem: false,
    })
    expect(await find('partner')).toEqual({ own: [], isSaved: false, isOwnItem: true })
    expect(await find('admin')).toEqual({ own: [], isSaved: false, isOwnItem: false })
  })
})

describe('the form', () => {
  test('has the account’s name, and the former support’s words when repeated', async () => {
    const itemId = await addSupportable(world, { places: 9 })
    const form = (who: Person, again: string | null = null) =>
      getSupportForm(world.caller(who), { itemId, kind: 'donate', again })
    const { id } = await giveGift(world.caller('supporter'), {
      as: 'member',
      itemId,
      amount: '25.5',
      message: 'For the roof',
      isNameShown: 'on',
    })
    expect(await form('supporter')).toMatchObject({
      left: 9,
      obstacle: null,
      person: { name: DEMO_USERS.supporter.fullName, email: DEMO_USERS.supporter.email },
      values: { amount: '', message: '' },
    })
    expect(await form('supporter', id)).toMatchObject({
      values: { amount: '25.50', message: 'For the roof', isNameShown: true },
    })
    expect(await form('ambassador', id)).toMatchObject({ values: { amount: '', message: '' } })
    expect(await form('partner')).toMatchObject({ obstacle: 'own-item' })
  })

  test('is not there for what is not public', async () => {
    const itemId = await addSupportable(world, { status: 'pending', approvedAt: null })
    const asked = getSupportForm(world.caller('supporter'), { itemId, kind: 'donate' })
    await expect(asked).rejects.toMatchObject({ code: 'not_found' })
  })
})

describe('saved items', () => {
  const savedBy = async (who: Person) =>
    (await listSaved(world.caller(who), {})).saved.map(({ item }) => item.id)

  test('are kept once, for that person, until they are let go or taken down', async () => {
    const [one, other] = [await addSupportable(world), await addSupportable(world)]
    for (const itemId of [one, one, other]) await saveItem(world.caller('applicant'), { itemId })
    expect((await savedBy('applicant')).filter((id) => id === one || id === other)).toEqual([
      other,
      one,
    ])
    expect((await findOwnForItem(world.caller('applicant'), { itemId: one })).isSaved).toBe(true)
    expect(await savedBy('admin')).not.toContain(one)
    await unsaveItem(world.caller('admin'), { itemId: one })
    expect(await savedBy('applicant')).toContain(one)
    await unsaveItem(world.caller('applicant'), { itemId: one })
    expect(await savedBy('applicant')).not.toContain(one)
    await takeDown(other)
    expect(await savedBy('applicant')).not.toContain(other)
    await unsaveItem(world.caller('applicant'), { itemId: other })
  })

  test('what is not public is not saved', async () => {
    const itemId = await addSupportable(world, { status: 'draft', approvedAt: null })
    for (const id of [itemId, newId(), 'x']) {
      const saving = saveItem(world.caller('supporter'), { itemId: id })
      await expect(saving).rejects.toMatchObject({ code: 'not_found' })
    }
  })

  test.each([visitor, guest(), system])('%o saves nothing', async (who) => {
    const itemId = await addSupportable(world)
    for (const verb of [saveItem, unsaveItem]) {
      await expect(verb(world.caller(who), { itemId })).rejects.toMatchObject({
        code: 'not_signed_in',
      })
    }
  })
})

describe('an organization’s supporters', () => {
  test('those that wait first, of one item or all, with counts', async () => {
    const one = await addSupportable(world, { title: 'One' })
    const other = await addSupportable(world, { title: 'Other' })
    const theirs = await addSupportable(world, {}, 'partner2')
    const waiting = await signUp(world, 'supporter', one)
    const done = await addSupport(world, { itemId: one, status: 'completed', who: 'admin' })
    await signUp(world, 'ambassador', other)
    await signUp(world, 'supporter', theirs)

    const all = await listSupporters(world.caller('partner'), {})
    expect(all.posts.find(({ id }) => id === one)).toEqual({
      id: one,
      title: 'One',
      waiting: 1,
      total: 2,
    })
    expect(all.posts.map(({ id }) => id)).not.toContain(theirs)
    expect(all.supporters.map(({ post }) => post.id)).toEqual(expect.arrayContaining([one, other]))

    const ofOne = await listSupporters(world.caller('partner'), { post: one })
    expect(ofOne.total).toBe(2)
    expect(ofOne.supporters).toMatchObject([
      { id: waiting, name: DEMO_USERS.supporter.fullName, answers: ['confirmed', 'declined'] },
      { id: done, answers: [] },
    ])
    const unanswered = await listSupporters(world.caller('partner'), {
      post: one,
      part: 'waiting',
    })
    expect(unanswered.supporters.map(({ id }) => id)).toEqual([waiting])
    // Another's item is as unknown: all of one's own.
    expect((await listSupporters(world.caller('partner'), { post: theirs })).post).toBeNull()
    const seen = (await listSupporters(world.caller('partner2'), {})).supporters
    expect(seen.map(({ post }) => post.id)).not.toContain(one)
  })

  test.each(['supporter', 'applicant', 'ambassador', 'admin', 'superuser'] as const)(
    'are not for %s',
    async (who) => {
      await expect(listSupporters(world.caller(who), {})).rejects.toMatchObject({
        code: 'forbidden',
      })
    },
  )

  test('are not for a suspended one', async () => {
    await setPartnerStatus(world, 'partner2', 'suspended')
    await expect(listSupporters(world.caller('partner2'), {})).rejects.toMatchObject({
      code: 'forbidden',
    })
    await setPartnerStatus(world, 'partner2', 'approved')
  })

  test.each([visitor, guest(), system])('are not for %o', async (who) => {
    for (const asked of [listSupporters, listOwnSupports, listSaved]) {
      await expect(asked(world.caller(who), {})).rejects.toMatchObject({ code: 'not_signed_in' })
    }
  })
})
