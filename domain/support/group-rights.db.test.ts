import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import type { Actor } from '#platform/actor.ts'
import { findReadableFile } from '#domain/files/find-readable-file.ts'
import { storeFile } from '#domain/files/store-file.ts'
import { newId } from '#platform/database/new-id.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { memberOf, startTestApp, visitor } from '#test/app/create-test-app.ts'
import { pictureFile } from '#test/app/pictures.ts'
import { getOwnGroup } from './queries/get-own-group.ts'

const app = startTestApp()
let group: { id: string; code: string }
beforeAll(async () => {
  group = await startGroupAs(app, 'supporter', ['ambassador'])
})

const as = (who: Actor, text: ReturnType<typeof sql>) =>
  app.runtime.scope.as(who, async (db) => (await text.execute(db)).rows)
const belong = (who: string) =>
  sql`insert into group_members (group_id, user_id) values (${group.id}, ${who})`

const [leader, member, stranger] = [
  memberOf('supporter'),
  memberOf('ambassador'),
  memberOf('partner'),
]

test('no one can add themselves or others as members without the invitation', async () => {
  const tries: [Actor, string][] = [
    [stranger, DEMO_USERS.partner.id],
    [stranger, DEMO_USERS.partner2.id],
    [member, DEMO_USERS.partner2.id],
    [leader, DEMO_USERS.partner2.id],
  ]
  for (const [who, whom] of tries) {
    await expect(as(who, belong(whom))).toBeRefused('forbidden')
  }
  await expect(
    as(member, sql`update group_members set user_id = ${DEMO_USERS.partner2.id}`),
  ).toBeRefused('forbidden')
  const { people } = await getOwnGroup(app.caller('supporter'), { id: group.id })
  expect(people).toHaveLength(2)
})

test('a stranger reads no row, name or address of a group', async () => {
  for (const text of [
    sql`select from volunteer_groups where id = ${group.id}`,
    sql`select from group_members where group_id = ${group.id}`,
    sql`select from group_people where group_id = ${group.id}`,
    sql`select from group_addresses where group_id = ${group.id}`,
  ]) {
    expect(await as(stranger, text)).toEqual([])
    expect(await as(member, text)).not.toEqual([])
  }
  for (const text of [
    sql`select from volunteer_groups`,
    sql`select from group_members`,
    sql`select from group_people where group_id = ${group.id}`,
  ]) {
    await expect(as(visitor, text)).toBeRefused('forbidden')
  }
})

test.each([
  ['rename', sql`update volunteer_groups set name = 'Mine'`],
  ['set the code of', sql`update volunteer_groups set invite_code = 'aaaaaaaaaaaaaaaaaaaa'`],
  ['end', sql`delete from volunteer_groups`],
  ['empty', sql`delete from group_members where user_id = ${DEMO_USERS.supporter.id}`],
])('row security: members and strangers cannot %s a group', async (_, text) => {
  for (const who of [member, stranger]) await as(who, text)
  const after = await getOwnGroup(app.caller('supporter'), { id: group.id })
  expect(after).toMatchObject({ name: 'Thursday Harvesters', inviteCode: group.code })
  expect(after.people).toHaveLength(2)
})

test('leadership changes only through the function', async () => {
  const take = sql`update volunteer_groups set owner_id = ${DEMO_USERS.ambassador.id}`
  for (const who of [leader, member]) {
    await expect(as(who, take)).toBeRefused('forbidden')
  }
  for (const who of [leader, member, stranger]) {
    const [given] = await as(
      who,
      sql`select app.hand_over_group(${group.id}, ${DEMO_USERS.ambassador.id}) as done`,
    )
    expect(given).toEqual({ done: 'not-offered' })
  }
  await expect(
    as(
      stranger,
      sql`insert into volunteer_groups (id, name, owner_id, invite_code)
      values (${newId()}, 'Theirs', ${DEMO_USERS.supporter.id}, 'aaaaaaaaaaaaaaaaaaaa')`,
    ),
  ).toBeRefused('forbidden')
})

test('members see each other’s pictures; strangers do not', async () => {
  const given = { kind: 'avatars', file: await pictureFile() } as const
  const { id } = await storeFile(app.caller('supporter'), given)
  const look = (who: 'ambassador' | 'partner') => findReadableFile(app.caller(who), id)
  expect(await look('ambassador')).toBeNull()
  await as(
    leader,
    sql`update profiles set avatar_file_id = ${id} where id = ${DEMO_USERS.supporter.id}`,
  )
  expect(await look('ambassador')).toMatchObject({ id, isPublic: false })
  expect(await look('partner')).toBeNull()
})
