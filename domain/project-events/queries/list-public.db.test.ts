import { beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { normalize } from '#platform/text/normalize.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { searchColumns } from '../search-text.ts'
import { listPublic } from './list-public.ts'
import { ITEMS_COUNTED_MOST, PAGE_SIZE, PAGES_MOST } from '../listing.ts'

const day = 86_400_000
const noGifts = { donationGoalCents: null, raisedCents: 0, giftCount: 0 }
const app = startTestApp()
let partner: string

beforeAll(async () => {
  // So that counts include only this test's rows, whatever the demo data has.
  await app.asOwner('truncate app.partners, app.facet_counts, app.search_weeks cascade')
  partner = await addPartner(app, {
    name: 'Café Shalom',
    otherNames: JSON.stringify({ he: 'קפה שָׁלוֹם' }),
  })
  const now = app.runtime.clock.now().getTime()
  const other = await addPartner(app, { name: 'Quiet Waters', userId: DEMO_USERS.partner.id })
  const items: Parameters<typeof addItem>[1][] = [
    {
      partnerId: partner,
      title: 'Plant oaks 100% organic',
      category: 'environmental-conservation',
    },
    {
      partnerId: partner,
      title: 'Résumé workshop',
      category: 'education',
      supportTypes: ['donate'],
    },
    {
      partnerId: other,
      title: 'יַעַר חדש בגליל',
      category: 'environmental-conservation',
      region: 'asia',
    },
    {
      partnerId: other,
      title: 'Choir abroad',
      category: 'arts-culture',
      region: 'europe',
      supportTypes: ['invest', 'volunteer'],
    },
    {
      partnerId: other,
      title: 'Tomorrow concert',
      type: 'event',
      category: 'arts-culture',
      startDatetime: new Date(now + day),
    },
    {
      partnerId: other,
      title: 'Yesterday concert',
      type: 'event',
      category: 'arts-culture',
      startDatetime: new Date(now - day),
    },
    { partnerId: other, title: 'Waiting', status: 'pending' },
  ]
  for (const [at, item] of items.entries()) {
    await addItem(app, { createdAt: new Date(now - at * 1000), ...item })
  }
  const suspended = await addPartner(app, { name: 'Suspended', status: 'suspended' })
  await addItem(app, { partnerId: suspended, title: 'Hidden with its organization' })
})

type Asked = Parameters<typeof listPublic>[1]

async function titles(asked: Asked): Promise<string[]> {
  const { items } = await listPublic(app.caller(visitor), asked)
  return items.map(({ title }) => title)
}

test('everything public, newest first, with exact counts of each choice', async () => {
  const list = await listPublic(app.caller(visitor), {})
  expect(list.items.map(({ title }) => title)).toEqual([
    'Plant oaks 100% organic',
    'Résumé workshop',
    'יַעַר חדש בגליל',
    'Choir abroad',
    'Tomorrow concert',
    'Yesterday concert',
  ])
  expect(list).toMatchObject({ total: 6, capped: false, pageCount: 1, onlyAmongNewest: null })
  expect(list.facets).toMatchObject({
    type: { project: 4, event: 2 },
    category: { 'arts-culture': 3, education: 1, healthcare: 0 },
    region: { asia: 5, europe: 1 },
  })
})

test('an item that is not public is not found by its owner or staff either', async () => {
  for (const who of ['partner', 'admin', 'superuser', 'supporter'] as const) {
    const { items } = await listPublic(app.caller(who), { q: 'waiting' })
    expect(items, who).toEqual([])
  }
})

test.each<[string, string[]]>([
  ['PLANT', ['Plant oaks 100% organic']],
  ['resume', ['Résumé workshop']],
  ['RÉSUMÉ', ['Résumé workshop']],
  ['יער', ['יַעַר חדש בגליל']],
  ['יַעַר בגליל', ['יַעַר חדש בגליל']],
  ['worksh', ['Résumé workshop']],
  ['oaks organ', ['Plant oaks 100% organic']],
  ['choir workshop', []],
  ['100%', ['Plant oaks 100% organic']],
  ['%', ['Plant oaks 100% organic']],
  ['_', []],
  ['\\', []],
  ['x%y', []],
  ['cafe', ['Plant oaks 100% organic', 'Résumé workshop']],
  ['שלום', ['Plant oaks 100% organic', 'Résumé workshop']],
  ['burnt hill plant', ['Plant oaks 100% organic']],
  ['ת', []],
  [
    'oa',
    [
      'Plant oaks 100% organic',
      'Résumé workshop',
      'יַעַר חדש בגליל',
      'Choir abroad',
      'Tomorrow concert',
      'Yesterday concert',
    ],
  ],
  ['BURNT  hill\tSHALOM', ['Plant oaks 100% organic', 'Résumé workshop']],
  ['קָפֶה', ['Plant oaks 100% organic', 'Résumé workshop']],
  ['re\u0301sume\u0301', ['Résumé workshop']],
  ['quiet concert', ['Tomorrow concert', 'Yesterday concert']],
  ['\u200Fיער\u200F', ['יַעַר חדש בגליל']],
  ['oa oaks 10', ['Plant oaks 100% organic']],
])('searching %s', async (q, found) => {
  expect(await titles({ q })).toEqual(found)
})

test('words that no text can contain find nothing and cause no error', async () => {
  for (const q of [
    '\u0000',
    'a\u0000b',
    '\ud800',
    "' or 1=1 --",
    '%'.repeat(200),
    '🌳'.repeat(50),
  ]) {
    await expect(listPublic(app.caller(visitor), { q })).resolves.toBeDefined()
  }
})

test('results for words of one or two letters say that only the newest were searched', async () => {
  const short = await listPublic(app.caller(visitor), { q: 'oa' })
  expect(short.onlyAmongNewest).toBe(3_000)
  const longer = await listPublic(app.caller(visitor), { q: 'oa oaks' })
  expect(longer.onlyAmongNewest).toBeNull()
})

test.each<[Asked, string[]]>([
  [{ type: 'event' }, ['Tomorrow concert', 'Yesterday concert']],
  [{ categories: ['education'] }, ['Résumé workshop']],
  [{ supportTypes: ['donate'] }, ['Résumé workshop']],
  [{ supportTypes: ['invest'] }, ['Choir abroad']],
  [{ regions: ['europe'] }, ['Choir abroad']],
  [{ categories: ['arts-culture'], regions: ['asia'] }, ['Tomorrow concert', 'Yesterday concert']],
  [{ type: 'event', time: 'upcoming' }, ['Tomorrow concert']],
  [{ type: 'event', time: 'past' }, ['Yesterday concert']],
  [{ categories: ['arts-culture'], time: 'upcoming' }, ['Tomorrow concert', 'Choir abroad']],
  [{ q: 'choir', supportTypes: ['volunteer'], regions: ['europe'] }, ['Choir abroad']],
  [{ q: 'choir', type: 'event' }, []],
  [{ categories: ['education', 'healthcare'] }, ['Résumé workshop']],
  [{ supportTypes: ['donate', 'invest'] }, ['Résumé workshop', 'Choir abroad']],
  [
    { q: 'cho', supportTypes: ['donate', 'invest'], categories: ['arts-culture', 'education'] },
    ['Choir abroad'],
  ],
  [{ regions: ['europe'], districts: ['haifa-district'] }, ['Choir abroad']],
])('filtered by %j', async (asked, found) => {
  expect(await titles(asked)).toEqual(found)
})

test('counts of the other choices follow the selection', async () => {
  const { total, facets } = await listPublic(app.caller(visitor), { type: 'event' })
  expect(total).toBe(2)
  expect(facets?.category['arts-culture']).toBe(2)
  expect(facets?.category.education).toBe(0)
  expect(facets?.type.project).toBe(4)
})

test('a card has what it shows and nothing else', async () => {
  const { items } = await listPublic(app.caller(visitor), { q: 'resume' })
  expect(items[0]).toEqual({
    id: expect.any(String),
    language: 'en',
    type: 'project',
    title: 'Résumé workshop',
    summary: 'Oaks and carob trees on a burnt hill.',
    category: 'education',
    organization: 'Café Shalom',
    partnerId: partner,
    image: null,
    region: 'asia',
    district: null,
    location: null,
    startDatetime: null,
    endDatetime: null,
    timeZone: 'Asia/Jerusalem',
    startDate: null,
    endDate: null,
    completedAt: null,
    isOver: false,
    supportTypes: ['donate'],
    places: null,
    placesTaken: 0,
    ...noGifts,
  })
})

test('long lists are paged, and counted up to 500 where counting is expensive', async () => {
  const many = ITEMS_COUNTED_MOST + 40
  await app.runtime.scope.as(system, async (db) => {
    const rows = Array.from({ length: many }, (_, at) => ({
      id: newId(),
      partnerId: partner,
      type: 'project',
      status: 'approved',
      title: `Bulk ${at}`,
      description: 'Many alike.',
      category: 'technology',
      region: 'africa',
      supportTypes: ['visit'],
      searchText: normalize(`Bulk ${at} Many alike.`),
      createdAt: new Date(Date.UTC(2020, 0, 1, 0, 0, at)),
      approvedAt: new Date(),
    }))
    await db.insertInto('projectEvents').values(rows).execute()
  })
  const pages = new Set<string>()
  for (const page of [1, 2, PAGES_MOST]) {
    const list = await listPublic(app.caller(visitor), { categories: ['technology'], page })
    expect(list).toMatchObject({ total: many, capped: false, pageCount: PAGES_MOST })
    expect(list.items).toHaveLength(PAGE_SIZE)
    for (const { id } of list.items) pages.add(id)
  }
  expect(pages.size).toBe(3 * PAGE_SIZE)

  const searched = await listPublic(app.caller(visitor), { q: 'bulk alike' })
  expect(searched).toMatchObject({ total: ITEMS_COUNTED_MOST, capped: true, pageCount: PAGES_MOST })
  expect(searched.items[0]?.title).toBe(`Bulk ${many - 1}`)
  const last = await listPublic(app.caller(visitor), { q: 'bulk', page: PAGES_MOST })
  expect(last.items.length).toBeGreaterThan(0)

  const beyond = await listPublic(app.caller(visitor), { q: 'choir', page: 5 })
  expect(beyond).toMatchObject({ items: [], total: 1, pageCount: 1 })
})

describe('by place', () => {
  let partnerId: string
  const at = (location: string, district: string, more: object = {}) => {
    const item = { title: location, description: '', location, district, ...more }
    return addItem(app, { partnerId, ...item, ...searchColumns({ ...item, translations: {} }) })
  }
  beforeAll(async () => {
    partnerId = await addPartner(app, { name: 'Around the country' })
    await at('Emek Refaim 5, Jerusalem', 'jerusalem-district')
    await at('Beit Shemesh', 'jerusalem-district')
    await at('Haifa Street, Jerusalem', 'jerusalem-district')
    await at('Hadar, Haifa', 'haifa-district', { type: 'event' })
  })

  test.each([
    ['jerusalem', ['Emek Refaim 5, Jerusalem', 'Haifa Street, Jerusalem']],
    ['ירושלים', ['Emek Refaim 5, Jerusalem', 'Haifa Street, Jerusalem']],
    ['חיפה', ['Hadar, Haifa']],
  ])('%s is found in any spelling', async (q, found) => {
    expect((await titles({ q })).toSorted()).toEqual(found)
  })

  test('a district is a filter, with exact counts beside the choices', async () => {
    const { items, total, facets } = await listPublic(app.caller(visitor), {
      districts: ['jerusalem-district'],
    })
    expect([items.length, total]).toEqual([3, 3])
    expect(facets?.district).toMatchObject({ 'jerusalem-district': 3, 'haifa-district': 1 })
    expect(facets?.type).toEqual({ project: 3, event: 0 })
    const words = await titles({ districts: ['jerusalem-district'], q: 'shemesh' })
    expect(words).toEqual(['Beit Shemesh'])
  })
})

test('upcoming events come by their date, whenever they were created', async () => {
  const partnerId = await addPartner(app, { name: 'By date' })
  for (const days of [9, 3, 6]) {
    const startDatetime = new Date(app.runtime.clock.now().getTime() + days * 86_400_000)
    await addItem(app, { partnerId, type: 'event', title: `Bydate ${days}`, startDatetime })
  }
  const asked = { type: 'event', time: 'upcoming', q: 'bydate' } as const
  expect(await titles(asked)).toEqual(['Bydate 3', 'Bydate 6', 'Bydate 9'])
  expect(await titles({ ...asked, time: 'month' })).toEqual(await titles(asked))
  expect(await titles({ ...asked, time: 'today' })).toEqual([])
  const inDays = (days: number) =>
    new Date(app.runtime.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10)
  await addItem(app, { partnerId, title: 'Bydate begins later', startDate: inDays(40) })
  await addItem(app, { partnerId, title: 'Bydate goes on', startDate: inDays(-9) })
  expect(await titles({ q: 'bydate', time: 'month' })).toEqual([
    ...(await titles(asked)),
    'Bydate goes on',
  ])
  expect(await titles({ q: 'bydate', time: 'today' })).toEqual(['Bydate goes on'])
  const all = await titles({ ...asked, q: '' })
  expect(all.filter((title) => title.startsWith('Bydate'))).toEqual(await titles(asked))
})
