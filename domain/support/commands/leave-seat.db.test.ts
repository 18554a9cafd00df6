import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { seatsOf, signUpAs } from '#test/app/signing-up.ts'
import { organizationOf } from '#test/app/organization.ts'
import { addSupport, addSupportable, signUp, stateOf } from '#test/app/supporting.ts'
import { answerSupport } from './answer-support.ts'
import { cancelSupport } from './cancel-support.ts'
import { listOwnSupports } from '../queries/list-own-supports.ts'
import { endGroup } from './end-group.ts'
import { leaveGroup } from './leave-group.ts'
import { leaveSeat } from './leave-seat.ts'
import { removeMember } from './remove-member.ts'
import { joinGroupSignUp } from './join-group-sign-up.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))
afterEach(() => expectBooksAgree(app))

const all = ['supporter', 'ambassador', 'admin'] as const

/** A sign-up of three for five places, led by the supporter; the applicant is in the group but not coming along. */
async function signedUp(title = 'Picking') {
  const itemId = await addSupportable(app, { title, places: 5 })
  const { id: groupId } = await startGroupAs(app, 'supporter', ['ambassador', 'admin', 'applicant'])
  const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all })
  // A user can lead ten groups, so each test ends its own.
  const end = () => endGroup(app.caller('supporter'), { id: groupId }).catch(() => null)
  return { id, itemId, groupId, end }
}

const confirm = (id: string) => answerSupport(app.caller('partner'), { id, answer: 'confirmed' })
const toOrganization = async (subject: string) =>
  (await app.mailsTo((await organizationOf(app, 'partner')).email)).filter(
    (mail) => mail.subject === subject,
  )

test('leaving frees one place and notifies the leader; the organization only if it had confirmed', async () => {
  const { id, end } = await signedUp('Step by step')
  await leaveSeat(app.caller('admin'), { supportId: id })
  expect(await stateOf(app, id)).toMatchObject({ status: 'pending', taken: 2 })
  expect(await seatsOf(app, id)).not.toContain(DEMO_USERS.admin.id)
  const toLeader = (await app.mailsTo(DEMO_USERS.supporter.email)).map(({ subject }) => subject)
  expect(toLeader).toContain(`${DEMO_USERS.admin.fullName} has opted out of Step by step`)
  expect(await toOrganization('Fewer people for Step by step')).toEqual([])

  await joinGroupSignUp(app.caller('applicant'), { supportId: id })
  await confirm(id)
  await leaveSeat(app.caller('ambassador'), { supportId: id })
  expect(await stateOf(app, id)).toMatchObject({ status: 'confirmed', taken: 2 })
  const [told] = await toOrganization('Fewer people for Step by step')
  expect(told?.text).toContain(
    `Now expect Thursday Harvesters (2 people), led by ${DEMO_USERS.supporter.fullName}`,
  )
  await end()
})

test('when the last one leaves, it is cancelled, and leader and organization are notified', async () => {
  const { id, itemId, end } = await signedUp('Nobody left')
  await confirm(id)
  for (const who of ['supporter', 'ambassador', 'admin'] as const) {
    await leaveSeat(app.caller(who), { supportId: id })
  }
  expect(await stateOf(app, id)).toMatchObject({ status: 'cancelled', taken: 0 })
  const [told] = await toOrganization('Canceled: support for Nobody left')
  expect(told?.text).toContain('Everyone in Thursday Harvesters has opted out')
  const [lead] = (await app.mailsTo(DEMO_USERS.supporter.email)).filter(({ text }) =>
    text.includes('was the last to opt out of “Nobody left”'),
  )
  expect(lead?.text).toContain(DEMO_USERS.admin.fullName)
  // All places are free again.
  await signUp(app, 'admin', itemId)
  await end()
})

describe('refuses', () => {
  test('members not coming along, strangers, and closed sign-ups', async () => {
    const { id, end } = await signedUp()
    for (const who of ['applicant', 'partner2', 'superuser'] as const) {
      await expect(leaveSeat(app.caller(who), { supportId: id })).toBeRefused('not_found')
    }
    await confirm(id)
    await answerSupport(app.caller('partner'), { id, answer: 'completed' })
    await expect(leaveSeat(app.caller('admin'), { supportId: id })).toBeRefused('conflict')
    expect(await seatsOf(app, id)).toHaveLength(3)
    await end()
  })

  test('removing another member’s seat', async () => {
    const { id, end } = await signedUp()
    const gone = await app.runtime.scope.as(memberOf('admin'), (db) =>
      db
        .deleteFrom('groupSeats')
        .where('supportId', '=', id)
        .where('userId', '=', DEMO_USERS.ambassador.id)
        .executeTakeFirst(),
    )
    expect(gone.numDeletedRows).toBe(0n)
    await end()
  })

  test('coming along after the organization’s answer, when full, twice, or from outside', async () => {
    const { id, itemId, end } = await signedUp()
    await expect(joinGroupSignUp(app.caller('admin'), { supportId: id })).rejects.toMatchObject({
      message: expect.stringContaining('already coming with one of your groups'),
    })
    await expect(joinGroupSignUp(app.caller('partner2'), { supportId: id })).toBeRefused(
      'not_found',
    )
    const alone = await addSupport(app, {
      itemId,
      status: 'pending',
      who: 'superuser',
      places: 2,
    })
    await expect(joinGroupSignUp(app.caller('applicant'), { supportId: id })).rejects.toMatchObject(
      {
        message: expect.stringContaining('Every place is taken'),
      },
    )
    await cancelSupport(app.caller('superuser'), { id: alone })
    await joinGroupSignUp(app.caller('applicant'), { supportId: id })
    expect(await stateOf(app, id)).toMatchObject({ taken: 4 })
    await leaveSeat(app.caller('applicant'), { supportId: id })
    const become = (status: string) =>
      app.as(system).update('projectEvents', { status }, { id: itemId })
    await become('withdrawn')
    await expect(joinGroupSignUp(app.caller('applicant'), { supportId: id })).toBeRefused(
      'conflict',
      'has taken this down',
    )
    await become('approved')
    await confirm(id)
    await expect(joinGroupSignUp(app.caller('applicant'), { supportId: id })).rejects.toMatchObject(
      {
        message: expect.stringContaining('has already answered'),
      },
    )
    // Also without the command.
    await expect(
      app.as('applicant').insert('groupSeats', { supportId: id, userId: DEMO_USERS.applicant.id }),
    ).rejects.toMatchObject({ constraint: 'group_seats_of_members' })
    await end()
  })
})

test('leaving or being removed from a group frees the seats, except in completed sign-ups', async () => {
  const { id, groupId } = await signedUp('Open one')
  const doneItem = await addSupportable(app, { title: 'Done one' })
  const done = await signUpAs(app, 'supporter', { groupId, itemId: doneItem, people: all })
  await confirm(id)
  await confirm(done)
  await answerSupport(app.caller('partner'), { id: done, answer: 'completed' })

  await leaveGroup(app.caller('admin'), { id: groupId })
  await removeMember(app.caller('supporter'), { id: groupId, memberId: DEMO_USERS.ambassador.id })
  expect(await seatsOf(app, id)).toEqual([DEMO_USERS.supporter.id])
  expect(await stateOf(app, id)).toMatchObject({ status: 'confirmed', taken: 1 })
  expect(await toOrganization('Fewer people for Open one')).toHaveLength(2)
  expect(await seatsOf(app, done)).toHaveLength(3)
  const { supports } = await listOwnSupports(app.caller('admin'), {})
  expect(supports.find((one) => one.id === done)).toMatchObject({
    together: { group: 'Thursday Harvesters', groupId: null, comesAlong: true, isLed: false },
    phase: 'completed',
    mayCancel: false,
    mayStepOut: false,
  })
  expect(supports.some((one) => one.id === id)).toBe(false)
  await endGroup(app.caller('supporter'), { id: groupId })
  expect(await stateOf(app, id)).toMatchObject({ status: 'cancelled', taken: 0 })
})
