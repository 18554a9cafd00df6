import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAppWithManyItems } from '#test/app/many-items.ts'
import { memberOf, type TestApp } from '#test/app/create-test-app.ts'
import { addItem } from '#test/app/public-rows.ts'
import { DISTRICTS, REGIONS } from './place.ts'
import { listCandidates, selectCandidates, type CandidateSearch } from './list-candidates.ts'
import { CATEGORIES, SUPPORT_TYPES } from './project-event.ts'

const nothing: CandidateSearch = {
  topics: [],
  districts: [],
  regions: [],
  isAnywhere: false,
  kinds: [],
  phrases: [],
  ids: [],
}
const everything: CandidateSearch = {
  topics: CATEGORIES,
  districts: DISTRICTS,
  regions: REGIONS,
  isAnywhere: true,
  kinds: SUPPORT_TYPES,
  phrases: ['rarissimum', 'pottery'],
  ids: [],
}

/** Query plans need a real server. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await createAppWithManyItems()
  })
  afterAll(() => app.close())

  async function planOf(search: Partial<CandidateSearch>): Promise<string> {
    const now = app.runtime.clock.now()
    const plan = await app.runtime.scope.as(memberOf('supporter'), (db) =>
      selectCandidates(db, { ...nothing, ...search }, now).explain<{ 'QUERY PLAN': string }>(),
    )
    return plan.map((row) => row['QUERY PLAN']).join('\n')
  }

  const find = (search: Partial<CandidateSearch>) =>
    app.runtime.scope.as(memberOf('supporter'), (db) =>
      listCandidates(db, { ...nothing, ...search }, app.runtime.clock.now()),
    )

  test.each<[string, Partial<CandidateSearch>]>([
    ['search_documents_newest', {}],
    ['calendar_entries_start', {}],
    ['search_documents_category', { topics: ['healthcare'] }],
    ['search_documents_district', { districts: ['haifa-district'] }],
    ['calendar_entries_district', { districts: ['haifa-district'] }],
    ['search_documents_region', { regions: ['oceania'] }],
    ['calendar_entries_region', { regions: ['oceania'] }],
    ['search_documents_region', { isAnywhere: true }],
    ['project_events_pkey', {}],
  ])('%s is read for %j', async (index, search) => {
    expect(await planOf(search)).toMatch(new RegExp(`Index (Only )?Scan (using|on) ${index}`))
  })

  test('whatever the wishes, no table is scanned, and at most some two thousand items are found', async () => {
    const plan = await planOf(everything)
    expect(plan).not.toMatch(/Seq Scan on (search_documents|project_events)/)
    const found = await find(everything)
    expect(found.length).toBeGreaterThan(600)
    expect(found.length).toBeLessThan(2_300)
  })

  test('a rare topic, place or word is included', async () => {
    const found = await find({ topics: ['healthcare'], districts: ['haifa-district'] })
    expect(found.filter(({ category }) => category === 'healthcare').length).toBeGreaterThan(150)
    expect(found.filter(({ district }) => district === 'haifa-district').length).toBeGreaterThan(
      150,
    )
    const spoken = await find({ phrases: ['Novissimum', '%'] })
    expect(spoken.filter(({ isSpokenOf }) => isSpokenOf)).toHaveLength(1)
  })

  test('includes an event that comes to a place late, where it will be', async () => {
    const [{ partnerId = '' } = {}] = await find({})
    const at = (days: number) => new Date(app.runtime.clock.now().getTime() + days * 86_400_000)
    const town = { name: 'Ariel', region: 'asia', district: 'judea-and-samaria' }
    const id = await addItem(app, {
      partnerId,
      type: 'event',
      createdAt: at(-9000),
      district: 'southern-district',
      startDatetime: at(600),
      furtherDates: [{ startDatetime: at(601), town }],
    })
    const found = await find({ districts: ['judea-and-samaria'] })
    expect(found.flatMap((one) => (one.id === id ? one.district : []))).toEqual([
      'southern-district',
      'judea-and-samaria',
    ])
    expect((await find({})).map((one) => one.id)).not.toContain(id)
  })

  test('includes the soonest upcoming events, and none that are over', async () => {
    const now = app.runtime.clock.now().getTime()
    const begins = (await find({}))
      .flatMap(({ startDatetime }) => (startDatetime ? [Date.parse(startDatetime)] : []))
      .toSorted((one, other) => one - other)
    expect(begins.length).toBeGreaterThan(290)
    expect(begins[0]! - now).toBeLessThan(4 * 3_600_000)
  })

  test('all of it is fast', async () => {
    await find(everything)
    const before = performance.now()
    await find(everything)
    expect(performance.now() - before).toBeLessThan(1_000)
  })
})
