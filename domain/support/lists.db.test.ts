import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { giveGift } from '#domain/support/commands/give-gift.ts'
import { newId } from '#platform/database/new-id.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { guest, startTestApp, system, visitor, type Person } from '#test/app/create-test-app.ts'
import { setPartnerStatus } from '#test/app/posting.ts'
import { addSupport, addSupportable, signUp } from '#test/app/supporting.ts'
import { findOwnForItem } from './queries/find-own-for-item.ts'
import { getSupportForm } from './queries/get-support-form.ts'
import { listOwnSupports } from './queries/list-own-supports.ts'
import { listSaved } from './queries/list-saved.ts'
import { listSupporters } from './queries/list-supporters.ts'
import { saveItem } from './commands/save-item.ts'
import { unsaveItem } from './commands/unsave-item.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

const ownOf = async (who: Person, itemId: string) =>
  (await listOwnSupports(app.caller(who), {})).supports.filter(({ item }) => item.id === itemId)

const takeDown = (itemId: string) =>
  app.runtime.scope.asStaff({ kind: 'member', userId: DEMO_USERS.admin.id }, (db) =>
    db.updateTable('projectEvents').set({ status: 'withdrawn' }).where('id', '=', itemId).execute(),
  )

describe('one’s own supports', () => {
  test('show what, the status, and the possible actions', async () => {
    const itemId = await addSupportable(app, { title: 'Mine', startDate: '2999-01-01' })
    await signUp(app, 'supporter', itemId)
    await addSupport(app, { itemId, status: 'declined', kind: 'visit' })
    await addSupport(app, { itemId, status: 'completed', kind: 'donate' })
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

  test('are kept when the item is taken down, but cannot be repeated', async () => {
    const itemId = await addSupportable(app, { title: 'Gone' })
    await addSupport(app, { itemId, status: 'completed' })
    await takeDown(itemId)
    expect(await ownOf('supporter', itemId)).toMatchObject([
      { isPublic: false, mayRepeat: false, item: { title: 'Gone' } },
    ])
    const again = getSupportForm(app.caller('supporter'), { itemId, kind: 'donate' })
    await expect(again).toBeRefused('not_found')
  })

  test('are kept when the organization is suspended, and can be cancelled', async () => {
    const itemId = await addSupportable(app, {}, 'partner2')
    await signUp(app, 'supporter', itemId)
    await setPartnerStatus(app, 'partner2', 'suspended')
    expect(await ownOf('supporter', itemId)).toMatchObject([{ isPublic: false, mayCancel: true }])
    await setPartnerStatus(app, 'partner2', 'approved')
  })

  test('are found for the item’s page', async () => {
    const itemId = await addSupportable(app)
    const id = await signUp(app, 'supporter', itemId)
    const find = (who: Person) => findOwnForItem(app.caller(who), { itemId })
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
  test('has the account’s name, and the values of the support being repeated', async () => {
    const itemId = await addSupportable(app, { places: 9 })
    const form = (who: Person, again: string | null = null) =>
      getSupportForm(app.caller(who), { itemId, kind: 'donate', again })
    const { id } = await giveGift(app.caller('supporter'), {
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

  test('is not available for an item that is not public', async () => {
    const itemId = await addSupportable(app, { status: 'pending', approvedAt: null })
    const asked = getSupportForm(app.caller('supporter'), { itemId, kind: 'donate' })
    await expect(asked).toBeRefused('not_found')
  })
})

describe('saved items', () => {
  const savedBy = async (who: Person) =>
    (await listSaved(app.caller(who), {})).saved.map(({ item }) => item.id)

  test('are saved once per user, until removed or taken down', async () => {
    const [one, other] = [await addSupportable(app), await addSupportable(app)]
    for (const itemId of [one, one, other]) await saveItem(app.caller('applicant'), { itemId })
    expect((await savedBy('applicant')).filter((id) => id === one || id === other)).toEqual([
      other,
      one,
    ])
    expect((await findOwnForItem(app.caller('applicant'), { itemId: one })).isSaved).toBe(true)
    expect(await savedBy('admin')).not.toContain(one)
    await unsaveItem(app.caller('admin'), { itemId: one })
    expect(await savedBy('applicant')).toContain(one)
    await unsaveItem(app.caller('applicant'), { itemId: one })
    expect(await savedBy('applicant')).not.toContain(one)
    await takeDown(other)
    expect(await savedBy('applicant')).not.toContain(other)
    await unsaveItem(app.caller('applicant'), { itemId: other })
  })

  test('an item that is not public cannot be saved', async () => {
    const itemId = await addSupportable(app, { status: 'draft', approvedAt: null })
    for (const id of [itemId, newId(), 'x']) {
      const saving = saveItem(app.caller('supporter'), { itemId: id })
      await expect(saving).toBeRefused('not_found')
    }
  })

  test.each([visitor, guest(), system])('%o cannot save anything', async (who) => {
    const itemId = await addSupportable(app)
    for (const verb of [saveItem, unsaveItem]) {
      await expect(verb(app.caller(who), { itemId })).toBeRefused('not_signed_in')
    }
  })
})

describe('an organization’s supporters', () => {
  test('pending ones first, of one item or all, with counts', async () => {
    const one = await addSupportable(app, { title: 'One' })
    const other = await addSupportable(app, { title: 'Other' })
    const theirs = await addSupportable(app, {}, 'partner2')
    const waiting = await signUp(app, 'supporter', one)
    const done = await addSupport(app, { itemId: one, status: 'completed', who: 'admin' })
    await signUp(app, 'ambassador', other)
    await signUp(app, 'supporter', theirs)

    const all = await listSupporters(app.caller('partner'), {})
    expect(all.posts.find(({ id }) => id === one)).toEqual({
      id: one,
      title: 'One',
      waiting: 1,
      total: 2,
    })
    expect(all.posts.map(({ id }) => id)).not.toContain(theirs)
    expect(all.supporters.map(({ post }) => post.id)).toEqual(expect.arrayContaining([one, other]))

    const ofOne = await listSupporters(app.caller('partner'), { post: one })
    expect(ofOne.total).toBe(2)
    expect(ofOne.supporters).toMatchObject([
      { id: waiting, name: DEMO_USERS.supporter.fullName, answers: ['confirmed', 'declined'] },
      { id: done, answers: [] },
    ])
    const unanswered = await listSupporters(app.caller('partner'), {
      post: one,
      part: 'waiting',
    })
    expect(unanswered.supporters.map(({ id }) => id)).toEqual([waiting])
    // Another organization's item is treated as unknown: all of one's own are listed.
    expect((await listSupporters(app.caller('partner'), { post: theirs })).post).toBeNull()
    const seen = (await listSupporters(app.caller('partner2'), {})).supporters
    expect(seen.map(({ post }) => post.id)).not.toContain(one)
  })

  test.each(['supporter', 'applicant', 'ambassador', 'admin', 'superuser'] as const)(
    'are not for %s',
    async (who) => {
      await expect(listSupporters(app.caller(who), {})).toBeRefused('forbidden')
    },
  )

  test('are not for a suspended one', async () => {
    await setPartnerStatus(app, 'partner2', 'suspended')
    await expect(listSupporters(app.caller('partner2'), {})).toBeRefused('forbidden')
    await setPartnerStatus(app, 'partner2', 'approved')
  })

  test.each([visitor, guest(), system])('are not for %o', async (who) => {
    for (const asked of [listSupporters, listOwnSupports, listSaved]) {
      await expect(asked(app.caller(who), {})).toBeRefused('not_signed_in')
    }
  })
})
