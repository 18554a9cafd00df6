import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { startGroupAs } from '#test/world/groups.ts'
import { createTestApp, visitor, type TestApp } from '#test/world/create-test-app.ts'
import { signUpAs } from '#test/world/signing-up.ts'
import { addSupportable, signUp } from '#test/world/supporting.ts'
import { getGroupSignUpForm } from './queries/get-group-sign-up-form.ts'
import { signUpGroup } from './commands/sign-up-group.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
afterEach(() => expectBooksAgree(world))

/** A group that the supporter leads. */
const harvesters = (name?: string) =>
  startGroupAs(world, 'supporter', ['ambassador', 'admin'], name)
const all = ['supporter', 'ambassador', 'admin'] as const

describe('refuses', () => {
  test('whoever does not lead the group, strangers and visitors', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    const of = { groupId, itemId, people: all }
    for (const [who, code] of [
      ['ambassador', 'forbidden'],
      ['applicant', 'not_found'],
      ['superuser', 'not_found'],
    ] as const) {
      await expect(signUpAs(world, who, of)).rejects.toMatchObject({ code })
      await expect(
        getGroupSignUpForm(world.caller(who), { groupId, itemId, kind: 'volunteer' }),
      ).rejects.toMatchObject({ code })
    }
    await expect(signUpAs(world, visitor, of)).rejects.toMatchObject({ code: 'not_signed_in' })
  })

  test('people who are not in the group', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    const people = ['supporter', 'applicant'] as const
    await expect(signUpAs(world, 'supporter', { groupId, itemId, people })).rejects.toMatchObject({
      code: 'conflict',
      fields: { people: expect.any(String) },
    })
  })

  test('fewer than two, and more than there is room for', async () => {
    const itemId = await addSupportable(world, { places: 2 })
    const { id: groupId } = await harvesters()
    for (const people of [[], ['supporter'], ['supporter', 'supporter']] as const) {
      await expect(signUpAs(world, 'supporter', { groupId, itemId, people })).rejects.toMatchObject(
        { code: 'bad_input', fields: { people: expect.any(String) } },
      )
    }
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId, people: all }),
    ).rejects.toMatchObject({
      code: 'conflict',
      fields: { people: 'Only 2 places are left.' },
    })
    await signUpAs(world, 'supporter', { groupId, itemId, people: ['supporter', 'admin'] })
    const { id: others } = await startGroupAs(world, 'ambassador', ['applicant'])
    await expect(
      signUpAs(world, 'ambassador', {
        groupId: others,
        itemId,
        people: ['ambassador', 'applicant'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('Every place is taken') })
  })

  test('whoever has a place there already, by name, and says so beforehand', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    await signUp(world, 'admin', itemId)
    const form = await getGroupSignUpForm(world.caller('supporter'), {
      groupId,
      itemId,
      kind: 'volunteer',
    })
    expect(form.people.map(({ id, heldBack }) => [id, heldBack])).toEqual([
      [DEMO_USERS.supporter.id, null],
      [DEMO_USERS.ambassador.id, null],
      [DEMO_USERS.admin.id, 'has-place'],
    ])
    const sentence = `${DEMO_USERS.admin.fullName} has a place there already. Take them out, or ask them to step back first.`
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId, people: all }),
    ).rejects.toMatchObject({ code: 'conflict', message: sentence, fields: { people: sentence } })
    // To visit is another matter, and so is another item.
    const other = await addSupportable(world)
    await signUpAs(world, 'supporter', { groupId, itemId: other, people: all })
    // One group's people are another group's too.
    const { id: second } = await startGroupAs(world, 'ambassador', ['admin', 'applicant'])
    await expect(
      signUpAs(world, 'ambassador', {
        groupId: second,
        itemId: other,
        people: ['admin', 'applicant'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining(DEMO_USERS.admin.fullName) })
  })

  test('a person who comes with a group to come alone as well, in words', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    await signUpAs(world, 'supporter', { groupId, itemId, people: ['ambassador', 'admin'] })
    await expect(signUp(world, 'admin', itemId)).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('come along with a group'),
    })
    // Whoever leads it and stays at home may come alone.
    await signUp(world, 'supporter', itemId)
  })

  test('a group that has signed up already, its own organization’s, and what is over', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await startGroupAs(world, 'supporter', [
      'ambassador',
      'admin',
      'partner',
    ])
    await signUpAs(world, 'supporter', { groupId, itemId, people: ['supporter', 'admin'] })
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId, people: ['ambassador', 'admin'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('has signed up for this already') })

    const theirs = await addSupportable(world)
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId: theirs, people: ['supporter', 'partner'] }),
    ).rejects.toMatchObject({ message: expect.stringContaining('belongs to the organization') })
    const { id: ofPartner } = await startGroupAs(world, 'partner', ['admin'])
    await expect(
      signUpAs(world, 'partner', {
        groupId: ofPartner,
        itemId: theirs,
        people: ['partner', 'admin'],
      }),
    ).rejects.toMatchObject({ message: expect.stringContaining('your own organization') })

    const over = await addSupportable(world, { endDate: '2020-01-01' })
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId: over, people: all }),
    ).rejects.toMatchObject({ message: expect.stringContaining('is over') })
    const hidden = await addSupportable(world, { status: 'withdrawn' })
    await expect(
      signUpAs(world, 'supporter', { groupId, itemId: hidden, people: all }),
    ).rejects.toMatchObject({ code: 'not_found' })
  })

  test('ways to help that take no places', async () => {
    const itemId = await addSupportable(world)
    const { id: groupId } = await harvesters()
    for (const kind of ['donate', 'visit', 'invest']) {
      const given = {
        groupId,
        itemId,
        kind: kind as 'attend',
        people: all.map((who) => DEMO_USERS[who].id),
      }
      await expect(signUpGroup(world.caller('supporter'), given)).rejects.toMatchObject({
        code: 'bad_input',
      })
    }
  })
})
