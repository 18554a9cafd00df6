import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { guest, memberOf, startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { listActivity } from './list-activity.ts'
import { selectActivity } from '../select-activity.ts'

const app = startTestApp()
beforeEach(() => asSystem(sql`delete from user_activity`))

const asSystem = (text: ReturnType<typeof sql>) =>
  app.runtime.scope.as(system, (db) => text.execute(db))

const fill = (n: number, userId: string | null, type = 'page_view') =>
  asSystem(sql`
    insert into user_activity (id, user_id, activity_type, details, ip_address, created_at)
    select gen_random_uuid(), ${userId}::uuid, ${type}, jsonb_build_object('path', '/' || n), '192.0.2.7',
      timestamptz '2026-05-01 00:00:00.123456Z' + (n / 3) * interval '1 minute'
    from generate_series(1, ${n}::int) n`)

type Asked = Parameters<typeof listActivity>[1]
const read = (asked: Asked = {}) => listActivity(app.caller('superuser'), asked)

test('returns the newest 50, then the next page: each once, in order', async () => {
  await fill(120, DEMO_USERS.supporter.id)
  const seen: string[] = []
  let before: string | null = null
  do {
    const page = await read({ before })
    expect(page).toMatchObject({ count: 120, isCapped: false })
    expect(page.activities.length).toBeLessThanOrEqual(50)
    seen.push(...page.activities.map(({ id }) => id))
    before = page.next
  } while (before)
  expect([seen.length, new Set(seen).size]).toEqual([120, 120])
  const [first] = (await read()).activities
  expect(first).toMatchObject({
    person: { id: DEMO_USERS.supporter.id, name: DEMO_USERS.supporter.fullName },
    type: 'page_view',
    details: { path: '/120' },
    ipAddress: '192.0.2.7',
  })
})

test('filters by user, by name or address, by type, and by all of them', async () => {
  await fill(3, DEMO_USERS.supporter.id)
  await fill(2, DEMO_USERS.partner.id, 'link_click')
  await fill(1, null)
  const counts = async (asked: Asked) => (await read(asked)).count
  expect(await counts({})).toBe(6)
  expect(await counts({ person: DEMO_USERS.supporter.id })).toBe(3)
  expect(await counts({ type: 'link_click' })).toBe(2)
  expect(await counts({ person: DEMO_USERS.supporter.id, type: 'link_click' })).toBe(0)
  expect(await counts({ who: 'PARTNER@demo' })).toBe(2)
  expect(await counts({ who: DEMO_USERS.supporter.fullName.slice(1, 6) })).toBe(3)
  expect(await counts({ who: '%' }), 'a sign of the search is no sign for all').toBe(0)
  expect(await counts({ who: 'nobody at all' })).toBe(0)
  const { types, named, activities } = await read({ person: DEMO_USERS.partner.id })
  expect(types).toEqual(['link_click', 'page_view'])
  expect(named).toBe(DEMO_USERS.partner.fullName)
  expect(activities).toHaveLength(2)
})

describe('for superusers only', () => {
  test.each(['admin', 'supporter', 'partner'] as const)('not %s', async (who) => {
    await expect(listActivity(app.caller(who), {})).toBeRefused('forbidden')
  })
  test.each([visitor, guest(), system])('not %o', async (who) => {
    await expect(listActivity(app.caller(who), {})).toBeRefused('not_signed_in')
  })
})

/** Tested on a server, which keeps planner statistics of its tables. */
test.runIf(process.env['TEST_DATABASE'] === 'postgres')(
  'among 100,000 a page is read by an index, and counted up to 10,000',
  async () => {
    await fill(60_000, null)
    await fill(39_000, DEMO_USERS.supporter.id, 'link_click')
    await fill(1_000, DEMO_USERS.partner.id)
    const place = { at: '2026-05-08T00:00:00.000000Z', id: newId() }
    await fill(500, null, 'signed_in')
    await app.asOwner('analyze app.user_activity')
    for (const [index, narrowed] of [
      ['newest', { people: null, type: null }],
      ['type', { people: null, type: 'signed_in' }],
      ['person', { people: [DEMO_USERS.partner.id], type: null }],
    ] as const) {
      const plan = await app.runtime.scope.asStaff(memberOf('superuser'), (db) =>
        selectActivity(db, narrowed, place, 51).explain<{ 'QUERY PLAN': string }>(),
      )
      const text = plan.map((row) => row['QUERY PLAN']).join('\n')
      expect(text).toContain(`Index Scan using user_activity_${index}`)
      expect(text).not.toContain('Seq Scan on user_activity')
    }
    const began = performance.now()
    expect(await read()).toMatchObject({ count: 10_000, isCapped: true })
    expect(performance.now() - began).toBeLessThan(1_000)
  },
  60_000,
)
