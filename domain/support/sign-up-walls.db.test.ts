import { afterEach, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { newId } from '#platform/database/new-id.ts'
import { isAppError } from '#platform/errors.ts'
import { expectBooksAgree } from '#test/app/books.ts'
import { addPeople, startGroupAs } from '#test/app/groups.ts'
import { memberOf, startTestApp, system } from '#test/app/create-test-app.ts'
import { signUpAs, takenOf } from '#test/app/signing-up.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { supportItem } from './commands/support-item.ts'
import { joinGroupSignUp } from './commands/join-group-sign-up.ts'

const app = startTestApp()
afterEach(() => expectBooksAgree(app))

/** Starts a group led by the supporter. */
const harvesters = (name?: string) =>
  startGroupAs(app, 'supporter', ['ambassador', 'admin', 'superuser'], name)
const all = ['supporter', 'ambassador', 'admin'] as const

describe('the database enforces', () => {
  test('a leader cannot seat outsiders, and a member cannot sign others up', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await harvesters()
    const id = await signUpAs(app, 'supporter', {
      groupId,
      itemId,
      people: ['supporter', 'admin'],
    })
    const seat = (who: 'supporter' | 'ambassador' | 'applicant', userId: string) =>
      app.as(who).insert('groupSeats', { supportId: id, userId })
    await expect(seat('supporter', DEMO_USERS.applicant.id)).rejects.toMatchObject({
      constraint: 'group_seats_of_members',
    })
    await expect(seat('applicant', DEMO_USERS.applicant.id)).rejects.toMatchObject({
      constraint: 'group_seats_of_members',
    })
    // A member, but only they can decide for themselves.
    await expect(seat('ambassador', DEMO_USERS.superuser.id)).toBeRefused('forbidden')
    const row = {
      id: newId(),
      projectEventId: await addSupportable(app),
      kind: 'volunteer',
      userId: DEMO_USERS.ambassador.id,
      name: 'x',
      email: 'x@demo.test',
      groupId,
      groupName: 'x',
    }
    await expect(app.as('ambassador').insert('supports', row)).rejects.toMatchObject({
      constraint: 'supports_led_group',
    })
  })

  test('another organization, other staff and strangers see no seat', async () => {
    const itemId = await addSupportable(app)
    const { id: groupId } = await harvesters()
    const id = await signUpAs(app, 'supporter', { groupId, itemId, people: all })
    const seen = (who: 'partner' | 'partner2' | 'applicant' | 'ambassador') =>
      app.runtime.scope.as(memberOf(who), async (db) => ({
        seats: (
          await db.selectFrom('groupSeats').select('userId').where('supportId', '=', id).execute()
        ).length,
        supports: (await db.selectFrom('supports').select('id').where('id', '=', id).execute())
          .length,
        addresses: (await sql`select * from seat_addresses where support_id = ${id}`.execute(db))
          .rows.length,
        heldBack: (
          await sql`select * from app.group_held_back(${groupId}, ${itemId}, 'volunteer')`.execute(
            db,
          )
        ).rows.length,
      }))
    const nothing = { seats: 0, supports: 0, addresses: 0, heldBack: 0 }
    expect(await seen('partner2')).toEqual(nothing)
    expect(await seen('applicant')).toEqual(nothing)
    expect(await seen('partner')).toEqual({ ...nothing, supports: 1, addresses: 3 })
    expect(await seen('ambassador')).toEqual({ ...nothing, seats: 3, supports: 1, addresses: 3 })
  })
})

/** Returns `in` or the refusal; retries when the queue is too long. */
async function untilAnswered(work: () => Promise<unknown>): Promise<'in' | string> {
  try {
    await work()
    return 'in'
  } catch (error) {
    if (!isAppError(error)) throw error
    return error.code === 'unavailable' ? untilAnswered(work) : error.code
  }
}

/** Starts a group of these people, led by the first one. */
async function groupOf([leader, ...others]: readonly Actor[]): Promise<string> {
  return (await startGroupAs(app, leader!, others)).id
}

describe('concurrently', () => {
  test('two groups of six for ten places: one comes', async () => {
    const itemId = await addSupportable(app, { places: 10 })
    const crowds = [await addPeople(app, 6), await addPeople(app, 6)]
    const groups = [await groupOf(crowds[0]!), await groupOf(crowds[1]!)]
    const answers = await Promise.all(
      crowds.map((people, at) =>
        untilAnswered(() => signUpAs(app, people[0]!, { groupId: groups[at]!, itemId, people })),
      ),
    )
    expect(answers.toSorted()).toEqual(['conflict', 'in'])
    expect(await takenOf(app, itemId)).toBe(6)
  })

  test('a group of six and eight individuals for ten places: never more than ten', async () => {
    const itemId = await addSupportable(app, { places: 10 })
    const people = await addPeople(app, 6)
    const alone = await addPeople(app, 8)
    const groupId = await groupOf(people)
    const asGroup = () => signUpAs(app, people[0]!, { groupId, itemId, people })
    const answers = await Promise.all([
      ...alone.slice(0, 4).map((who) => untilAnswered(() => goAlone(who, itemId))),
      untilAnswered(asGroup),
      ...alone.slice(4).map((who) => untilAnswered(() => goAlone(who, itemId))),
    ])
    const [inGroup, single] = [answers[4], answers.filter((one, at) => at !== 4 && one === 'in')]
    expect(await takenOf(app, itemId)).toBe((inGroup === 'in' ? 6 : 0) + single.length)
    expect(await takenOf(app, itemId)).toBeLessThanOrEqual(10)
  })

  test('a user who signs up alone and is added by two groups has one place', async () => {
    const itemId = await addSupportable(app)
    const [both, ...rest] = await addPeople(app, 5)
    const groups = [
      [rest[0]!, both!, rest[1]!],
      [rest[2]!, both!, rest[3]!],
    ]
    const ids = [await groupOf(groups[0]!), await groupOf(groups[1]!)]
    await Promise.all([
      ...groups.map((people, at) =>
        untilAnswered(() => signUpAs(app, people[0]!, { groupId: ids[at]!, itemId, people })),
      ),
      untilAnswered(() => goAlone(both!, itemId)),
    ])
    const { rows } = await app.runtime.scope.as(system, (db) =>
      sql<{ places: number }>`
        select ((select count(*) from app.group_seats where user_id = ${both!.userId})
          + (select count(*) from app.supports where user_id = ${both!.userId} and group_id is null
            and project_event_id = ${itemId}))::integer as places`.execute(db),
    )
    expect(rows).toEqual([{ places: 1 }])
  })

  test('a user who presses “Come along” and “Sign up” has one place', async () => {
    const itemId = await addSupportable(app)
    const people = await addPeople(app, 10)
    const groupId = await groupOf(people)
    const id = await signUpAs(app, people[0]!, { groupId, itemId, people: people.slice(0, 2) })
    const others = people.slice(2)
    await Promise.all(
      others.flatMap((who) => [
        untilAnswered(() => joinGroupSignUp(app.caller(who), { supportId: id })),
        untilAnswered(() => goAlone(who, itemId)),
      ]),
    )
    expect(await takenOf(app, itemId)).toBe(people.length)
  })
})

function goAlone(who: Actor, itemId: string) {
  return supportItem(app.caller(who, newId()), { kind: 'volunteer', itemId })
}
