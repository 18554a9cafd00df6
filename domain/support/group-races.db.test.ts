import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { memberOf, startTestApp } from '#test/app/create-test-app.ts'
import { getInvitation } from './queries/get-invitation.ts'
import { getOwnGroup } from './queries/get-own-group.ts'
import { GROUP_MEMBERS_MAX } from './group.ts'
import { joinGroup } from './commands/join-group.ts'
import { leaveGroup } from './commands/leave-group.ts'
import { offerLeadership } from './commands/offer-leadership.ts'
import { acceptLeadership } from './commands/accept-leadership.ts'

const app = startTestApp()

const codesOf = (tries: readonly PromiseSettledResult<unknown>[]) =>
  tries.flatMap((one) =>
    one.status === 'rejected' ? [(one.reason as { code?: string }).code] : [],
  )

test('of sixty concurrent joins, only as many succeed as there is room for', async () => {
  const { id, code } = await startGroupAs(app, 'supporter')
  const people = await addPeople(app, 60)
  const tries = await Promise.allSettled(
    people.map((who) => joinGroup(app.caller(who), { id, code })),
  )
  expect(codesOf(tries)).toEqual(
    Array.from({ length: 60 - (GROUP_MEMBERS_MAX - 1) }, () => 'conflict'),
  )
  const leader = app.caller('supporter')
  expect((await getOwnGroup(leader, { id })).people).toHaveLength(GROUP_MEMBERS_MAX)
  expect(await getInvitation(leader, { id, code })).toMatchObject({ isFull: true })

  // Members can repeat the request; leaving makes room.
  const inside = people.filter((_, at) => tries[at]?.status === 'fulfilled')
  const outside = people.filter((_, at) => tries[at]?.status === 'rejected')
  const [first, newcomer] = [inside[0]!, outside[0]!]
  await joinGroup(app.caller(first), { id, code })
  await leaveGroup(app.caller(first), { id })
  await joinGroup(app.caller(newcomer), { id, code })
  expect((await getOwnGroup(leader, { id })).people).toHaveLength(GROUP_MEMBERS_MAX)
})

test('joining many times at once creates one membership, and the leader is notified once', async () => {
  const { id, code } = await startGroupAs(app, 'partner', [], 'Pressed Twice')
  await Promise.all(
    Array.from({ length: 8 }, () => joinGroup(app.caller('partner2', newId()), { id, code })),
  )
  expect((await getOwnGroup(app.caller('partner'), { id })).people).toHaveLength(2)
  const told = await app.mailsTo(DEMO_USERS.partner.email)
  expect(told.filter(({ subject }) => subject.endsWith('Pressed Twice'))).toHaveLength(1)
})

test('offered to many at once and accepted by each, the group has one leader', async () => {
  const people = await addPeople(app, 6)
  const { id } = await startGroupAs(app, 'supporter', people)
  const tries = await Promise.allSettled(
    people.map(async (who) => {
      await offerLeadership(app.caller('supporter'), { id, memberId: who.userId })
      await acceptLeadership(app.caller(who), { id })
    }),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  const after = await getOwnGroup(app.caller('supporter'), { id })
  expect(after.people.filter(({ isLeader }) => isLeader)).toHaveLength(1)
  expect(after.isLeader).toBe(false)
})

test('handed over to a member who leaves at that moment, the group still has a leader among its members', async () => {
  const heirs = await addPeople(app, 9)
  const groups = await Promise.all(
    heirs.map((heir) => startGroupAs(app, memberOf('ambassador'), [heir])),
  )
  await Promise.all(
    groups.map(({ id }, at) =>
      offerLeadership(app.caller('ambassador'), { id, memberId: heirs[at]!.userId }),
    ),
  )
  await Promise.allSettled(
    groups.flatMap(({ id }, at) => {
      const heir: Actor & { kind: 'member' } = heirs[at]!
      return [acceptLeadership(app.caller(heir), { id }), leaveGroup(app.caller(heir), { id })]
    }),
  )
  const orphans = await app.runtime.scope.as({ kind: 'system', job: 'test' }, (db) =>
    db
      .selectFrom('volunteerGroups as g')
      .leftJoin('groupMembers as x', (join) =>
        join.onRef('x.groupId', '=', 'g.id').onRef('x.userId', '=', 'g.ownerId'),
      )
      .select('g.id')
      .where('x.userId', 'is', null)
      .execute(),
  )
  expect(orphans).toEqual([])
})
