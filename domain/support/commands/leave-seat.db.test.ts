import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/world/books.ts'
import { startGroupAs } from '#test/world/groups.ts'
import { memberOf, createTestApp, system, type TestApp } from '#test/world/create-test-app.ts'
import { organizationOf, seatsOf, signUpAs } from '#test/world/signing-up.ts'
import { addSupport, addSupportable, signUp, stateOf } from '#test/world/supporting.ts'
import { answerSupport } from './answer-support.ts'
import { cancelSupport } from './cancel-support.ts'
import { listOwnSupports } from '../queries/list-own-supports.ts'
import { endGroup } from './end-group.ts'
import { leaveGroup } from './leave-group.ts'
import { leaveSeat } from './leave-seat.ts'
import { removeMember } from './remove-member.ts'
import { joinGroupSignUp } from './join-group-sign-up.ts'

let world: TestApp
beforeAll(async () => {
  world = await createTestApp()
})
afterAll(() => world.close())
afterEach(() => expectBooksAgree(world))

const all = ['supporter', 'ambassador', 'admin'] as const

/** A sign-up of three for five places, led by the supporter; the applicant belongs to the group and stays at home. */
async function signedUp(title = 'Picking') {
  const itemId = await addSupportable(world, { title, places: 5 })
  const { id: groupId } = await startGroupAs(world, 'supporter', [
    'ambassador',
    'admin',
    'applicant',
  ])
  const id = await signUpAs(world, 'supporter', { groupId, itemId, people: all })
  // One leads ten at most; what is tested here goes on without.
  const end = () => endGroup(world.caller('supporter'), { id: groupId }).catch(() => null)
  return { id, itemId, groupId, end }
}

const confirm = (id: string) => answerSupport(world.caller('partner'), { id, answer: 'confirmed' })
const toOrganization = async (subject: string) =>
  (await world.mailsTo(await organizationOf(world, 'partner'))).filter(
    (mail) => mail.subject === subject,
  )

test('stepping out frees one place and tells the leader; the organization only once it had confirmed', async () => {
  const { id, end } = await signedUp('Step by step')
  await leaveSeat(world.caller('admin'), { supportId: id })
  expect(await stateOf(world, id)).toMatchObject({ status: 'pending', taken: 2 })
  expect(await seatsOf(world, id)).not.toContain(DEMO_USERS.admin.id)
  const toLeader = (await world.mailsTo(DEMO_USERS.supporter.email)).map(({ subject }) => subject)
  expect(toLeader).toContain(`${DEMO_USERS.admin.fullName} steps out of Step by step`)
  expect(await toOrganization('Fewer people for Step by step')).toEqual([])

  await joinGroupSignUp(world.caller('applicant'), { supportId: id })
  await confirm(id)
  await leaveSeat(world.caller('ambassador'), { supportId: id })
  expect(await stateOf(world, id)).toMatchObject({ status: 'confirmed', taken: 2 })
  const [told] = await toOrganization('Fewer people for Step by step')
  expect(told?.text).toContain(
    `Now expect Thursday Harvesters (2 people), led by ${DEMO_USERS.supporter.fullName}`,
  )
  await end()
})

test('the last who steps out cancels it, and both leader and organization are told', async () => {
  const { id, itemId, end } = await signedUp('Nobody left')
  await confirm(id)
  for (const who of ['supporter', 'ambassador', 'admin'] as const) {
    await leaveSeat(world.caller(who), { supportId: id })
  }
  expect(await stateOf(world, id)).toMatchObject({ status: 'cancelled', taken: 0 })
  const [told] = await toOrganization('A support of Nobody left was cancelled')
  expect(told?.text).toContain('Everybody of Thursday Harvesters has stepped out')
  const [lead] = (await world.mailsTo(DEMO_USERS.supporter.email)).filter(({ text }) =>
    text.includes('was the last to step out of “Nobody left”'),
  )
  expect(lead?.text).toContain(DEMO_USERS.admin.fullName)
  // All of them are free again.
  await signUp(world, 'admin', itemId)
  await end()
})

describe('refuses', () => {
  test('whoever does not come along, strangers, and what is no more open', async () => {
    const { id, end } = await signedUp()
    for (const who of ['applicant', 'partner2', 'superuser'] as const) {
      await expect(leaveSeat(world.caller(who), { supportId: id })).rejects.toMatchObject({
        code: 'not_found',
      })
    }
    await confirm(id)
    await answerSupport(world.caller('partner'), { id, answer: 'completed' })
    await expect(leaveSeat(world.caller('admin'), { supportId: id })).rejects.toMatchObject({
      code: 'conflict',
    })
    expect(await seatsOf(world, id)).toHaveLength(3)
    await end()
  })

  test('a member to take somebody else’s seat from them', async () => {
    const { id, end } = await signedUp()
    const gone = await world.runtime.scope.as(memberOf('admin'), (db) =>
      db
        .deleteFrom('groupSeats')
        .where('supportId', '=', id)
        .where('userId', '=', DEMO_USERS.ambassador.id)
        .executeTakeFirst(),
    )
    expect(gone.numDeletedRows).toBe(0n)
    await end()
  })

  test('to come along after the organization has answered, when full, twice, or from outside', async () => {
    const { id, itemId, end } = await signedUp()
    await expect(joinGroupSignUp(world.caller('admin'), { supportId: id })).rejects.toMatchObject({
      message: expect.stringContaining('come along with a group'),
    })
    await expect(
      joinGroupSignUp(world.caller('partner2'), { supportId: id }),
    ).rejects.toMatchObject({
      code: 'not_found',
    })
    const alone = await addSupport(world, {
      itemId,
      status: 'pending',
      who: 'superuser',
      places: 2,
    })
    await expect(
      joinGroupSignUp(world.caller('applicant'), { supportId: id }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('Every place is taken'),
    })
    await cancelSupport(world.caller('superuser'), { id: alone })
    await joinGroupSignUp(world.caller('applicant'), { supportId: id })
    expect(await stateOf(world, id)).toMatchObject({ taken: 4 })
    await leaveSeat(world.caller('applicant'), { supportId: id })
    const become = (status: string) =>
      world.runtime.scope.as(system, (db) =>
        db.updateTable('projectEvents').set({ status }).where('id', '=', itemId).execute(),
      )
    await become('withdrawn')
    await expect(
      joinGroupSignUp(world.caller('applicant'), { supportId: id }),
    ).rejects.toMatchObject({
      code: 'conflict',
      message: expect.stringContaining('has taken this down'),
    })
    await become('approved')
    await confirm(id)
    await expect(
      joinGroupSignUp(world.caller('applicant'), { supportId: id }),
    ).rejects.toMatchObject({
      message: expect.stringContaining('has answered already'),
    })
    // Past the command as well.
    await expect(
      world.runtime.scope.as(memberOf('applicant'), (db) =>
        db
          .insertInto('groupSeats')
          .values({ supportId: id, userId: DEMO_USERS.applicant.id })
          .execute(),
      ),
    ).rejects.toMatchObject({ constraint: 'group_seats_of_members' })
    await end()
  })
})

test('whoever leaves the group, or is taken out of it, comes along no more; what was completed stays', async () => {
  const { id, groupId } = await signedUp('Open one')
  const doneItem = await addSupportable(world, { title: 'Done one' })
  const done = await signUpAs(world, 'supporter', { groupId, itemId: doneItem, people: all })
  await confirm(id)
  await confirm(done)
  await answerSupport(world.caller('partner'), { id: done, answer: 'completed' })

  await leaveGroup(world.caller('admin'), { id: groupId })
  await removeMember(world.caller('supporter'), { id: groupId, memberId: DEMO_USERS.ambassador.id })
  expect(await seatsOf(world, id)).toEqual([DEMO_USERS.supporter.id])
  expect(await stateOf(world, id)).toMatchObject({ status: 'confirmed', taken: 1 })
  expect(await toOrganization('Fewer people for Open one')).toHaveLength(2)
  expect(await seatsOf(world, done)).toHaveLength(3)
  const { supports } = await listOwnSupports(world.caller('admin'), {})
  expect(supports.find((one) => one.id === done)).toMatchObject({
    together: { group: 'Thursday Harvesters', groupId: null, comesAlong: true, isLed: false },
    phase: 'completed',
    mayCancel: false,
    mayStepOut: false,
  })
  expect(supports.some((one) => one.id === id)).toBe(false)
  await endGroup(world.caller('supporter'), { id: groupId })
  expect(await stateOf(world, id)).toMatchObject({ status: 'cancelled', taken: 0 })
})
