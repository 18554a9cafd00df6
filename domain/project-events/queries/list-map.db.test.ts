import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { ISRAEL } from '#domain/project-events/place.ts'
import { isAppError } from '#platform/errors.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { findOnMap } from './find-on-map.ts'
import { listMap } from './list-map.ts'
import { listPartnerPlaces } from './list-partner-places.ts'
import { AREA_PINS_MOST, PINS_MOST } from '../map-pin.ts'

const hour = 3_600_000
const haifa = { latitude: 32.794, longitude: 34.9896 }
const galilee = { south: 32.4, north: 33.4, west: 34.8, east: 35.8 }
const app = startTestApp()
let partner: string
let other: string

beforeAll(async () => {
  await app.asOwner(
    'truncate app.project_events, app.search_documents, app.facet_counts, app.search_weeks cascade',
  )
  partner = await addPartner(app, { name: 'Carmel Friends' })
  other = await addPartner(app, { name: 'Thames Circle' })
  const suspended = await addPartner(app, { name: 'Suspended', status: 'suspended' })
  const now = app.runtime.clock.now().getTime()
  const items: Parameters<typeof addItem>[1][] = [
    { partnerId: partner, title: 'Haifa trees', ...haifa, supportTypes: ['volunteer', 'donate'] },
    {
      partnerId: partner,
      title: 'Eilat reef',
      latitude: 29.5577,
      longitude: 34.9519,
      category: 'education',
      supportTypes: ['visit'],
    },
    {
      partnerId: partner,
      title: 'Jerusalem evening',
      type: 'event',
      latitude: 31.7683,
      longitude: 35.2137,
      startDatetime: new Date(now + hour),
      supportTypes: ['business'],
    },
    {
      partnerId: partner,
      title: 'Begun this morning',
      type: 'event',
      latitude: 31.9,
      longitude: 34.8,
      startDatetime: new Date(now - 6 * hour),
    },
    {
      partnerId: partner,
      title: 'Over long ago',
      type: 'event',
      latitude: 31.8,
      longitude: 34.9,
      startDatetime: new Date(now - 48 * hour),
    },
    {
      partnerId: other,
      title: 'London choir',
      latitude: 51.5072,
      longitude: -0.1276,
      region: 'europe',
      supportTypes: ['invest'],
    },
    { partnerId: other, title: 'Somewhere in words', location: 'A garden in York' },
    { partnerId: other, title: 'Nowhere' },
    { partnerId: other, title: 'Not read yet', status: 'pending', ...haifa },
    { partnerId: suspended, title: 'Hidden with its organization', ...haifa },
  ]
  for (const [at, item] of items.entries()) {
    await addItem(app, { createdAt: new Date(now - at * 1_000), ...item })
  }
})

async function titles(asked: Parameters<typeof listMap>[1]): Promise<string[]> {
  const { pins } = await listMap(app.caller(visitor), asked)
  return pins.map(({ title }) => title)
}

test('the public sees approved items that are not over and have a place, newest first', async () => {
  expect(await titles({})).toEqual([
    'Haifa trees',
    'Eilat reef',
    'Jerusalem evening',
    'Begun this morning',
    'London choir',
  ])
})

test('no one sees more: neither the owner nor staff', async () => {
  for (const who of ['partner', 'supporter', 'admin', 'superuser'] as const) {
    const { pins } = await listMap(app.caller(who), { q: 'not read' })
    expect(pins, who).toEqual([])
  }
})

test.each<[Parameters<typeof listMap>[1], string[]]>([
  [{ within: galilee }, ['Haifa trees']],
  [{ within: ISRAEL, q: 'TREES haifa' }, ['Haifa trees']],
  [{ q: 'thames' }, ['London choir']],
  [{ q: 'thames', within: ISRAEL }, []],
  [{ outside: ISRAEL }, ['London choir']],
  [{ supportTypes: ['donate'] }, ['Haifa trees']],
  [{ supportTypes: ['visit'], within: ISRAEL }, ['Eilat reef']],
  [{ supportTypes: ['invest'] }, ['London choir']],
  [{ supportTypes: ['business'], type: 'event' }, ['Jerusalem evening']],
  [{ type: 'event' }, ['Jerusalem evening', 'Begun this morning']],
  [{ categories: ['education'] }, ['Eilat reef']],
  [{ regions: ['europe'] }, ['London choir']],
  [{ within: { south: 0, north: 1, west: 0, east: 1 } }, []],
])('filtered by %j', async (asked, found) => {
  expect(await titles(asked)).toEqual(found)
})

test('an invalid box is refused', async () => {
  const asked = listMap(app.caller(visitor), {
    within: { south: -91, north: 0, west: 0, east: 400 },
  })
  await expect(asked).rejects.toSatisfy((error) => isAppError(error) && error.code === 'bad_input')
})

test('a pin has what the map shows and nothing else', async () => {
  const { pins } = await listMap(app.caller(visitor), { q: 'haifa' })
  expect(pins).toEqual([
    {
      id: expect.any(String),
      language: 'en',
      type: 'project',
      title: 'Haifa trees',
      organization: 'Carmel Friends',
      region: 'asia',
      district: null,
      location: null,
      startDatetime: null,
      endDatetime: null,
      timeZone: 'Asia/Jerusalem',
      startDate: null,
      endDate: null,
      supportTypes: ['volunteer', 'donate'],
      latitude: 32.794,
      longitude: 34.9896,
    },
  ])
})

test('a pin follows its item: to another place, and off the map', async () => {
  const id = await addItem(app, { partnerId: partner, title: 'Moving', ...haifa })
  expect(await titles({ q: 'moving', within: galilee })).toEqual(['Moving'])
  await app.asOwner('alter table app.project_events disable row level security')
  await app.asOwner(
    'update app.project_events set latitude = 29.6, longitude = 34.9 where id = $1',
    [id],
  )
  expect(await titles({ q: 'moving', within: galilee })).toEqual([])
  expect(await titles({ q: 'moving' })).toEqual(['Moving'])
  await app.asOwner("update app.project_events set status = 'withdrawn' where id = $1", [id])
  await app.asOwner('alter table app.project_events enable row level security')
  expect(await titles({ q: 'moving' })).toEqual([])
  expect(await findOnMap(app.caller(visitor), { id })).toBeNull()
})

test('an item is found with its place, unless it has none or is not public', async () => {
  const { pins } = await listMap(app.caller(visitor), { q: 'eilat' })
  const found = await findOnMap(app.caller(visitor), { id: pins[0]!.id })
  expect(found).toMatchObject({ title: 'Eilat reef', latitude: 29.5577, summary: /Oaks/ })
  const rows = await app.runtime.scope.as(system, (db) =>
    db
      .selectFrom('projectEvents')
      .select(['id', 'title'])
      .where('title', 'in', ['Nowhere', 'Not read yet', 'Hidden with its organization'])
      .execute(),
  )
  expect(rows).toHaveLength(3)
  for (const { id, title } of rows) {
    expect(await findOnMap(app.caller('admin'), { id }), title!).toBeNull()
  }
  expect(await findOnMap(app.caller(visitor), { id: "x' or 1=1" })).toBeNull()
})

test("an organization's places, with and without a position on the map", async () => {
  const places = await listPartnerPlaces(app.caller(visitor), { partnerId: other })
  expect(places.map(({ title, pin }) => [title, pin?.latitude ?? null])).toEqual([
    ['London choir', 51.5072],
    ['Somewhere in words', null],
  ])
  const own = await listPartnerPlaces(app.caller(visitor), { partnerId: partner })
  expect(own.map(({ title }) => title)).not.toContain('Over long ago')
})

test('while the map is closed, all its queries are refused', async () => {
  const caller = app.caller(visitor)
  const closed = {
    ...caller,
    runtime: { ...caller.runtime, switches: { ...caller.runtime.switches, isOn: () => false } },
  }
  const isClosed = (error: unknown) => isAppError(error) && error.code === 'closed'
  await expect(listMap(closed, {})).rejects.toSatisfy(isClosed)
  await expect(findOnMap(closed, { id: 'x' })).rejects.toSatisfy(isClosed)
  await expect(listPartnerPlaces(closed, { partnerId: partner })).rejects.toSatisfy(isClosed)
})

describe('with more than can be shown', () => {
  const many = PINS_MOST + 500

  beforeAll(async () => {
    await app.runtime.scope.as(system, (db) =>
      sql`
        insert into project_events (id, partner_id, type, status, title, description, category, support_types, region,
          search_text, created_at, approved_at, latitude, longitude)
        select gen_random_uuid(), ${partner}, 'project', 'approved', 'Field ' || n, 'Text', 'technology',
          array['visit'], 'asia', 'field ' || n, now() - interval '1 year' + n * interval '1 minute', now(),
          30 + (n % 30) * 0.1, 34.5 + (n % 10) * 0.1
        from generate_series(1, ${many}::int) as n`.execute(db),
    )
  }, 60_000)

  test('the newest 2,000 are returned, and that there are more is reported', async () => {
    const all = await listMap(app.caller(visitor), { categories: ['technology'] })
    expect(all.capped).toBe(true)
    expect(all.pins).toHaveLength(PINS_MOST)
    expect(all.pins[0]!.title).toBe(`Field ${many}`)
    expect(all.pins.at(-1)!.title).toBe(`Field ${many - PINS_MOST + 1}`)
  })

  test('of an area the newest 200 are returned, and that there are more is reported', async () => {
    // A small area is read cell by cell, a large one from the newest on.
    for (const east of [34.95, 36]) {
      const within = { south: 30, north: 30.95, west: 34.4, east }
      const isIn = (n: number) => n % 30 < 10 && 34.5 + (n % 10) * 0.1 <= east
      const numbers = Array.from({ length: many }, (_, at) => many - at).filter(isIn)
      const near = await listMap(app.caller(visitor), { categories: ['technology'], within })
      expect(near).toMatchObject({ total: AREA_PINS_MOST, capped: true })
      expect(near.pins.map(({ title }) => title)).toEqual(
        numbers.slice(0, AREA_PINS_MOST).map((n) => `Field ${n}`),
      )
    }
  })

  test('of a smaller area all are returned, and the list next to the map counts further', async () => {
    const within = { south: 30.05, north: 30.15, west: 34.4, east: 36 }
    const few = await listMap(app.caller(visitor), { categories: ['technology'], within })
    expect(few).toMatchObject({ total: 84, capped: false })
    expect(few.pins).toHaveLength(84)
    const wide = { ...within, south: 30, north: 30.95 }
    const list = await listMap(app.caller(visitor), {
      categories: ['technology'],
      within: wide,
      shown: 24,
    })
    expect(list.pins).toHaveLength(24)
    expect(list).toMatchObject({ total: 839, capped: false })
  })

  test.each([
    ['with a word', { q: 'field 24' }],
    ['with a way to help', { supportType: 'visit' as const, region: 'asia' as const }],
    ['with another type', { type: 'event' as const }],
  ])('an area finds the same %s as the whole map', async (_, filters) => {
    const within = { south: 30.26, north: 30.44, west: 34.55, east: 34.85 }
    const near = await listMap(app.caller(visitor), { ...filters, within })
    const all = await listMap(app.caller(visitor), { ...filters, shown: PINS_MOST })
    const expected = all.pins.filter(
      ({ latitude, longitude }) =>
        latitude >= within.south &&
        latitude <= within.north &&
        longitude >= within.west &&
        longitude <= within.east,
    )
    // The whole map has its newest 2,000 only: from there on the area may have more.
    expect(near.pins.slice(0, expected.length)).toEqual(expected)
    if (!all.capped) expect(near.pins).toHaveLength(expected.length)
  })
})
