import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { deleteAccount } from './commands/delete-account.ts'
import { restorePerson } from './commands/restore-person.ts'
import { suspendUser } from './commands/suspend-user.ts'
import { newId } from '#platform/database/new-id.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { disbandTeams } from '#test/app/organization.ts'
import { organizationOf } from '#test/app/organization.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { dayFromNow } from '#test/app/writing.ts'
import { endGroup } from '#domain/support/commands/end-group.ts'
import { getInvitation } from '#domain/support/queries/get-invitation.ts'
import { getOwnGroup } from '#domain/support/queries/get-own-group.ts'
import { joinGroup } from '#domain/support/commands/join-group.ts'
import { leaveGroup } from '#domain/support/commands/leave-group.ts'
import { listOwnGroups } from '#domain/support/queries/list-own-groups.ts'
import { offerLeadership } from '#domain/support/commands/offer-leadership.ts'
import { signUpGroup } from '#domain/support/commands/sign-up-group.ts'

const app = startTestApp()
beforeAll(() => disbandTeams(app))

const subjectsTo = async (address: string) =>
  (await app.mailsTo(address)).map(({ subject }) => subject)
const supportOf = (itemId: string) =>
  app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('supports')
      .innerJoin('projectEvents', 'projectEvents.id', 'supports.projectEventId')
      .select(['supports.status', 'supports.places', 'supports.userId', 'groupId', 'groupName'])
      .select(['supports.email', 'supports.phone', 'supports.message'])
      .select('placesTaken')
      .where('projectEventId', '=', itemId)
      .executeTakeFirstOrThrow(),
  )

test('deleting an account passes its groups to the longest-standing member who is not suspended', async () => {
  const [leaver] = await addPeople(app, 1)
  const members = ['applicant', 'ambassador', 'partner2'] as const
  const { id } = await startGroupAs(app, leaver!, members, 'Olive Press')
  const alone = await startGroupAs(app, leaver!, [], 'Nobody Else')
  const other = await startGroupAs(app, 'partner', [leaver!])
  const itemId = await addSupportable(app, { places: 10 })
  const people = [leaver!.userId, DEMO_USERS.ambassador.id, DEMO_USERS.partner2.id]
  await signUpGroup(app.caller(leaver!, newId()), {
    groupId: id,
    itemId,
    kind: 'volunteer',
    people,
    phone: '+1 212 555 0147',
    message: 'Call me in the evening',
  })
  expect(await supportOf(itemId)).toMatchObject({ places: 3, placesTaken: 3 })
  const superuser = () => app.caller('superuser', newId())
  await suspendUser(superuser(), { userId: DEMO_USERS.applicant.id, reason: 'For now.' })

  await deleteAccount(app.caller(system), { userId: leaver!.userId })
  const after = await getOwnGroup(app.caller('ambassador'), { id })
  expect(after).toMatchObject({ isLeader: true })
  expect(after.people.map((one) => one.id)).toEqual([
    DEMO_USERS.ambassador.id,
    DEMO_USERS.applicant.id,
    DEMO_USERS.partner2.id,
  ])
  expect(await subjectsTo(DEMO_USERS.ambassador.email)).toContain('You now lead Olive Press')
  // Its sign-up goes on with one participant less; the new leader has not agreed to share their address.
  expect(await supportOf(itemId)).toMatchObject({
    status: 'pending',
    userId: DEMO_USERS.ambassador.id,
    email: '',
    phone: null,
    message: '',
    places: 2,
    placesTaken: 2,
  })
  expect(await getInvitation(app.caller(visitor), other)).toMatchObject({ members: 1 })
  await expect(getInvitation(app.caller(visitor), alone)).toBeRefused('not_found')
  await restorePerson(superuser(), { userId: DEMO_USERS.applicant.id, reason: 'Well again.' })
})

test('an ended group frees its places, and the organization and its members are emailed', async () => {
  const { id } = await startGroupAs(app, 'supporter', ['ambassador'], 'Last Harvest')
  const itemId = await addSupportable(app, { places: 5 })
  const past = await addSupportable(app, { endDate: dayFromNow(1) })
  for (const one of [itemId, past]) {
    await signUpGroup(app.caller('supporter', newId()), {
      groupId: id,
      itemId: one,
      kind: 'volunteer',
      people: [DEMO_USERS.supporter.id, DEMO_USERS.ambassador.id],
    })
  }
  app.advance(3 * 86_400_000)
  expect(await supportOf(itemId)).toMatchObject({ placesTaken: 2 })
  await endGroup(app.caller('supporter'), { id })
  const ended = { groupId: null, groupName: 'Last Harvest', places: 2 }
  expect(await supportOf(itemId)).toMatchObject({ ...ended, status: 'cancelled', placesTaken: 0 })
  // A past sign-up is unchanged.
  expect(await supportOf(past)).toMatchObject({ ...ended, status: 'pending' })
  const told = await app.mailsTo((await organizationOf(app, 'partner')).email)
  const cancelled = told.filter(({ kind }) => kind === 'support.cancelled')
  expect(cancelled.map(({ text }) => text)).toEqual([
    expect.stringMatching(/^Hello \S[^]*Last Harvest[^]*2 volunteers/),
  ])
  const [news] = (await app.mailsTo(DEMO_USERS.ambassador.email)).filter(
    ({ subject }) => subject === 'Last Harvest has ended',
  )
  expect(news?.text).toContain('canceled')
})

test('while its leader is suspended no one can join, but members can leave', async () => {
  const [leader] = await addPeople(app, 1)
  const { id, code } = await startGroupAs(app, leader!, ['ambassador', 'partner2'])
  const superuser = () => app.caller('superuser', newId())
  await suspendUser(superuser(), { userId: leader!.userId, reason: 'For now.' })
  await expect(joinGroup(app.caller('applicant'), { id, code })).toBeRefused('not_found')
  await leaveGroup(app.caller('partner2'), { id })
  expect((await getOwnGroup(app.caller('ambassador'), { id })).people).toHaveLength(2)
  await restorePerson(superuser(), { userId: leader!.userId, reason: 'Well again.' })

  // Nor can a suspended user become the leader.
  await suspendUser(superuser(), { userId: DEMO_USERS.ambassador.id, reason: 'For now.' })
  await expect(
    offerLeadership(app.caller(leader!), { id, memberId: DEMO_USERS.ambassador.id }),
  ).toBeRefused('conflict')
  expect(await listOwnGroups(app.caller(leader!), {})).toHaveLength(1)
})
