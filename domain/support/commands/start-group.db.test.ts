import { expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startGroupAs } from '#test/app/groups.ts'
import { startTestApp, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { getOwnGroup } from '../queries/get-own-group.ts'
import { GROUPS_LED_MAX } from '../group.ts'
import { listOwnGroups } from '../queries/list-own-groups.ts'
import { startGroup } from './start-group.ts'

const app = startTestApp()

const start = (who: Parameters<TestApp['caller']>[0], given: Parameters<typeof startGroup>[1]) =>
  startGroup(app.caller(who, newId()), given)

test('the founder leads the group as its first member; others cannot see it', async () => {
  const { id } = await start('supporter', {
    name: '  Sunday   Gleaners ',
    description: 'Citrus first.\r\nThen olives.',
  })
  const group = await getOwnGroup(app.caller('supporter'), { id })
  expect(group).toMatchObject({
    name: 'Sunday Gleaners',
    description: 'Citrus first.\nThen olives.',
    isLeader: true,
    version: 1,
    people: [
      {
        id: DEMO_USERS.supporter.id,
        fullName: DEMO_USERS.supporter.fullName,
        isLeader: true,
      },
    ],
  })
  expect(group.inviteCode).toMatch(/^[\w-]{22}$/)
  const own = await listOwnGroups(app.caller('supporter'), {})
  expect(own).toContainEqual({
    id,
    name: 'Sunday Gleaners',
    members: 1,
    isLeader: true,
    isOffered: false,
  })

  for (const stranger of ['ambassador', 'admin', 'superuser'] as const) {
    await expect(getOwnGroup(app.caller(stranger), { id })).toBeRefused('not_found')
    const others = await listOwnGroups(app.caller(stranger), {})
    expect(others.map((one) => one.id)).not.toContain(id)
  }
  await expect(getOwnGroup(app.caller(visitor), { id })).toBeRefused('not_signed_in')
  for (const unknown of [newId(), 'no-id']) {
    await expect(getOwnGroup(app.caller('supporter'), { id: unknown })).toBeRefused('not_found')
  }
})

test('members are counted, and the leader comes first', async () => {
  const { id } = await startGroupAs(app, 'partner', ['supporter', 'ambassador'])
  const { people, isLeader } = await getOwnGroup(app.caller('ambassador'), { id })
  expect(isLeader).toBe(false)
  expect(people.map((one) => one.id)).toEqual([
    DEMO_USERS.partner.id,
    DEMO_USERS.supporter.id,
    DEMO_USERS.ambassador.id,
  ])
  const own = await listOwnGroups(app.caller('ambassador'), {})
  expect(own).toContainEqual({
    id,
    name: 'Thursday Harvesters',
    members: 3,
    isLeader: false,
    isOffered: false,
  })
})

test.each([
  ['no name', { name: ' ' }, 'name'],
  ['a name of one two-unit character', { name: '🌿' }, 'name'],
  ['too long a name', { name: 'a'.repeat(81) }, 'name'],
  ['too long a description', { name: 'Pickers', description: 'a'.repeat(1001) }, 'description'],
])('%s is refused with a field error', async (_, given, field) => {
  await expect(start('supporter', given)).toBeRefusedAt(field)
})

test('a name of eighty characters is kept unchanged', async () => {
  const name = '🌿'.repeat(80)
  const { id } = await start('supporter', { name })
  expect((await getOwnGroup(app.caller('supporter'), { id })).name).toBe(name)
})

test('the same form sent twice starts one group', async () => {
  const caller = app.caller('partner2', newId())
  const first = await startGroup(caller, { name: 'Twice' })
  expect(await startGroup(caller, { name: 'Twice' })).toEqual(first)
  expect(await listOwnGroups(app.caller('partner2'), {})).toHaveLength(1)
})

test('no one starts more groups than they can lead, even with concurrent requests', async () => {
  const tries = await Promise.allSettled(
    Array.from({ length: 14 }, (_, at) => start('applicant', { name: `Group ${at}` })),
  )
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(GROUPS_LED_MAX)
  const refused = tries.flatMap((one) => (one.status === 'rejected' ? [one.reason as unknown] : []))
  for (const reason of refused) expect(reason).toMatchObject({ code: 'conflict' })
  expect(await listOwnGroups(app.caller('applicant'), {})).toHaveLength(GROUPS_LED_MAX)
})
