import { afterEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { startTestApp, visitor } from '#test/app/create-test-app.ts'
import { signUpAs } from '#test/app/signing-up.ts'
import { addSupportable, signUp } from '#test/app/supporting.ts'
import { getGroupSignUpForm } from './queries/get-group-sign-up-form.ts'
import { signUpGroup } from './commands/sign-up-group.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

/** Starts a group led by the supporter. */
const harvesters = (name?: string) => startGroupAs(app, 'supporter', ['ambassador', 'admin'], name)
const all = ['supporter', 'ambassador', 'admin'] as const

describe('refuses', () => {
  test('members other than the leader, strangers and visitors', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await harvesters()
    const of = { groupId, itemId, people: all }
    for (const [who, code] of [
      ['ambassador', 'forbidden'],
      ['applicant', 'not_found'],
      ['superuser', 'not_found'],
    ] as const) {
      await expect(signUpAs(app, who, of)).toBeRefused(code)
      await expect(
        getGroupSignUpForm(app.caller(who), { groupId, itemId, kind: 'volunteer' }),
      ).toBeRefused(code)
    }
    await expect(signUpAs(app, visitor, of)).toBeRefused('not_signed_in')
  })

  test('people who are not in the group', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await harvesters()
    const people = ['supporter', 'applicant'] as const
    await expect(signUpAs(app, 'supporter', { groupId, itemId, people })).rejects.toMatchObject({
      code: 'conflict',
      fields: { people: expect.any(String) },
    })
  })

  test('fewer than two, and more than the free places', async () => {
    const itemId = await addSupportable(app, { places: 2 })
    const { id: groupId } = await harvesters()
    for (const people of [[], ['supporter'], ['supporter', 'supporter']] as const) {
      await expect(signUpAs(app, 'supporter', { groupId, itemId, people })).toBeRefusedAt('people')
    }
    await expect(
      signUpAs(app, 'supporter', { groupId, itemId, people: all }),
    ).rejects.toMatchObject({
      code: 'conflict',
      fields: { people: 'Only 2 places are left.' },
    })
    await signUpAs(app, 'supporter', { groupId, itemId, people: ['supporter', 'admin'] })
    const { id: others } = await startGroupAs(app, 'ambassador', ['applicant'])
    await expect(
      signUpAs(app, 'ambassador', {
        groupId: others,
        itemId,
        people: ['ambassador', 'applicant'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('Every place is taken') })
  })

  test('members who already have a place, by name, and says so beforehand', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await harvesters()
    await signUp(app, 'admin', itemId)
    const form = await getGroupSignUpForm(app.caller('supporter'), {
      groupId,
      itemId,
      kind: 'volunteer',
    })
    expect(form.people.map(({ id, heldBack }) => [id, heldBack])).toEqual([
      [DEMO_USERS.supporter.id, null],
      [DEMO_USERS.ambassador.id, null],
      [DEMO_USERS.admin.id, 'has-place'],
    ])
    const sentence = `${DEMO_USERS.admin.fullName} already has a place there, or waits for one. Remove them, or ask them to opt out first.`
    await expect(
      signUpAs(app, 'supporter', { groupId, itemId, people: all }),
    ).rejects.toMatchObject({ code: 'conflict', message: sentence, fields: { people: sentence } })
    // A visit is a different kind, and another item has its own places.
    const other = await addSupportable(app)
    await signUpAs(app, 'supporter', { groupId, itemId: other, people: all })
    // Members of one group can also be in another.
    const { id: second } = await startGroupAs(app, 'ambassador', ['admin', 'applicant'])
    await expect(
      signUpAs(app, 'ambassador', {
        groupId: second,
        itemId: other,
        people: ['admin', 'applicant'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining(DEMO_USERS.admin.fullName) })
  })

  test('a participant in a group who also comes alone, with a message', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await harvesters()
    await signUpAs(app, 'supporter', { groupId, itemId, people: ['ambassador', 'admin'] })
    await expect(signUp(app, 'admin', itemId)).toBeRefused(
      'conflict',
      'already coming with one of your groups',
    )
    // A leader who does not come along can come alone.
    await signUp(app, 'supporter', itemId)
  })

  test('a group that has already signed up, its own organization’s item, and one that is over', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await startGroupAs(app, 'supporter', ['ambassador', 'admin', 'partner'])
    await signUpAs(app, 'supporter', { groupId, itemId, people: ['supporter', 'admin'] })
    await expect(
      signUpAs(app, 'supporter', { groupId, itemId, people: ['ambassador', 'admin'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('has already signed up for this') })

    const theirs = await addSupportable(app)
    await expect(
      signUpAs(app, 'supporter', { groupId, itemId: theirs, people: ['supporter', 'partner'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('belongs to the organization') })
    const { id: ofPartner } = await startGroupAs(app, 'partner', ['admin'])
    await expect(
      signUpAs(app, 'partner', {
        groupId: ofPartner,
        itemId: theirs,
        people: ['partner', 'admin'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('your own organization') })

    const over = await addSupportable(app, { endDate: '2020-01-01' })
    await expect(
      signUpAs(app, 'supporter', { groupId, itemId: over, people: all }),
    ).rejects.toMatchObject({ message: expect.stringContaining('is over') })
    const hidden = await addSupportable(app, { status: 'withdrawn' })
    await expect(signUpAs(app, 'supporter', { groupId, itemId: hidden, people: all })).toBeRefused(
      'not_found',
    )
  })

  test('kinds of support that take no places', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await harvesters()
    for (const kind of ['donate', 'visit', 'invest']) {
      const given = {
        groupId,
        itemId,
        kind: kind as 'attend',
        people: all.map((who) => DEMO_USERS[who].id),
      }
      await expect(signUpGroup(app.caller('supporter'), given)).toBeRefused('bad_input')
    }
  })
})
