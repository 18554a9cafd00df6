import type { Db } from '#platform/database/scope.ts'
import { instantFrom } from './demo-day.ts'
import { demoId } from './demo-id.ts'
import { demoPerson } from './demo-person.ts'
import type { DemoGroup } from './shapes-ambassadors.ts'

/** Loads groups with their members and their sign-ups; each only once. */
export async function loadGroups(
  db: Db,
  groups: readonly DemoGroup[],
  firstLoad: Date,
): Promise<void> {
  for (const group of groups) {
    const id = demoId('volunteer_groups', group.key)
    const began = instantFrom(firstLoad, -group.daysAgo)
    const people = group.people.map(demoPerson)
    const [leader] = people
    if (!leader) continue
    const added = await db
      .insertInto('volunteerGroups')
      .values({
        id,
        name: group.name,
        description: group.description,
        ownerId: leader.id,
        inviteCode: demoId('volunteer_groups', `invite ${group.key}`).replaceAll('-', ''),
        createdAt: began,
        updatedAt: began,
      })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirst()
    if (added.numInsertedOrUpdatedRows === 0n) continue
    await db
      .insertInto('groupMembers')
      .values(
        people.map((person, at) => ({
          groupId: id,
          userId: person.id,
          joinedAt: instantFrom(began, at),
        })),
      )
      .execute()
    for (const signUp of group.signUps) await signUpGroup(db, { group, signUp, firstLoad })
  }
}

type Wish = { group: DemoGroup; signUp: DemoGroup['signUps'][number]; firstLoad: Date }

async function signUpGroup(db: Db, { group, signUp, firstLoad }: Wish): Promise<void> {
  const item = await db
    .selectFrom('projectEvents')
    .select('id')
    .where('id', '=', demoId('project_events', signUp.to))
    .where('isPublic', '=', true)
    .executeTakeFirst()
  if (!item) return
  const people = group.people.slice(0, signUp.seats).map(demoPerson)
  const leader = demoPerson(group.people[0]!)
  const id = demoId('supports', `together ${group.key} ${signUp.to}`)
  const askedAt = instantFrom(firstLoad, -signUp.daysAgo)
  await db
    .insertInto('supports')
    .values({
      id,
      projectEventId: item.id,
      kind: signUp.kind,
      userId: leader.id,
      name: leader.fullName,
      email: leader.email,
      message: signUp.message ?? '',
      places: people.length,
      groupId: demoId('volunteer_groups', group.key),
      groupName: group.name,
      createdAt: askedAt,
      updatedAt: askedAt,
    })
    .execute()
  // Members can only be added while the sign-up is pending, so it is answered afterward.
  await db
    .insertInto('groupSeats')
    .values(people.map(({ id: userId }) => ({ supportId: id, userId, createdAt: askedAt })))
    .execute()
  const decidedAt = instantFrom(askedAt, 1)
  for (const status of ANSWERS[signUp.status]) {
    await db
      .updateTable('supports')
      .set({ status, decidedAt, updatedAt: decidedAt })
      .where('id', '=', id)
      .execute()
  }
  const { said } = signUp
  if (!said) return
  await db
    .insertInto('proposedHours')
    .values({
      id: demoId('proposed_hours', id),
      supportId: id,
      dateId: db
        .selectFrom('projectEventDates')
        .select('id')
        .where('projectEventId', '=', item.id)
        .orderBy('startsAt')
        .limit(1),
      hours: said.seats * said.hours,
      members: people.slice(0, said.seats).map((person) => person.id),
      proposedAt: instantFrom(firstLoad, -1),
    })
    .execute()
}

/** The transitions that lead to each status. */
const ANSWERS = {
  pending: [],
  confirmed: ['confirmed'],
  completed: ['confirmed', 'completed'],
} as const
