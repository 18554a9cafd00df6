import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/database/new-id.ts'
import { createAppWithManyItems } from '#test/app/many-items.ts'
import { MANY } from '#test/app/many-rows.ts'
import { system, visitor, type TestApp } from '#test/app/create-test-app.ts'
import { listPublic } from './queries/list-public.ts'
import { ITEMS_COUNTED_MOST, NO_FILTERS, PAGE_SIZE, type ListFilters } from './listing.ts'
import { matchItems } from './match-documents.ts'
import { CARD_COLUMNS } from './to-card.ts'
import type { Reach } from './reach.ts'
import { selectHits } from './select-hits.ts'

/** Query plans need a real server: in the embedded database, only ASCII letters form words. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await createAppWithManyItems()
  })
  afterAll(() => app.close())

  async function planOf(
    filters: Partial<ListFilters>,
    {
      most = ITEMS_COUNTED_MOST + 1,
      reach = 'all',
      scans = true,
    }: { most?: number; reach?: Reach; scans?: boolean } = {},
  ): Promise<string> {
    const asked = { filters: { ...NO_FILTERS, ...filters }, now: app.runtime.clock.now() }
    const hits = matchItems(asked, most, reach)
    const plan = await app.runtime.scope.asVisitor((db) =>
      db.transaction().execute(async (transaction) => {
        if (!scans) await sql`set local enable_seqscan = off`.execute(transaction)
        return await sql<{ 'QUERY PLAN': string }>`explain ${hits}`.execute(transaction)
      }),
    )
    return plan.rows.map((row) => row['QUERY PLAN']).join('\n')
  }

  async function planOfPage(filters: Partial<ListFilters>, reach: Reach): Promise<string> {
    const plan = await app.runtime.scope.asVisitor((db) =>
      selectHits(db, {
        filters: { ...NO_FILTERS, ...filters },
        now: app.runtime.clock.now(),
        reach,
        most: ITEMS_COUNTED_MOST + 1,
        shown: PAGE_SIZE,
      })
        .select(CARD_COLUMNS)
        .explain<{ 'QUERY PLAN': string }>(),
    )
    return plan.map((row) => row['QUERY PLAN']).join('\n')
  }

  test('a word is first searched for among the newest, in order', async () => {
    const plan = await planOf({ q: 'rarissimum' }, { reach: { newest: 3_000 } })
    expect(plan).toMatch(/Index Scan using search_documents_newest/)
    expect(plan).not.toMatch(/Seq Scan|search_documents_haystack/)
  })

  test('then by the trigram index, never by scanning every document', async () => {
    const plan = await planOf({ q: 'rarissimum' })
    expect(plan).toContain('Bitmap Index Scan on search_documents_haystack')
    expect(plan).not.toContain('Seq Scan')
    const { items } = await listPublic(app.caller(visitor), { q: 'rarissimum' })
    expect(items.map(({ title }) => title)).toEqual(['Item 7'])
  })

  test.each<[string, Reach]>([
    ['after the newest', { enough: 25 }],
    ['alone', { documents: 10_000 }],
  ])(
    'the same index narrows a search by weeks, type, topic, region and way to help, %s',
    async (_, reach) => {
      const filters = { type: 'event', categories: ['education'], regions: ['asia'] } as const
      const plan = await planOfPage(
        { ...filters, q: 'omnipraesens', supportTypes: ['visit'] },
        reach,
      )
      const [, condition = ''] =
        /Scan on search_documents_haystack.*\n\s*Index Cond: (.*)/.exec(plan) ?? []
      expect(condition).toContain("haystack ~~ '%omnipraesens%'")
      expect(condition).toMatch(/tags && \(?(\$|InitPlan)/)
      expect(condition).toContain('event,topic:education,region:asia,visit')
      expect(plan).not.toMatch(/Seq Scan on (search_documents|project_events)/)
    },
  )

  test.each<[string, Partial<ListFilters>]>([
    ['search_documents_newest', {}],
    // A third are events: reading all in order finds enough just as fast.
    ['search_documents_(type|newest)', { type: 'event' }],
    ['search_documents_category', { categories: ['healthcare'] }],
    ['search_documents_region', { regions: ['oceania'] }],
  ])('a page is read from %s in index order', async (index, filters) => {
    const plan = await planOf(filters, { most: PAGE_SIZE })
    expect(plan).toMatch(new RegExp(`Index (Only )?Scan using ${index}`))
    // What is asked by place is merged with dates of events in several places, which are sorted.
    expect(plan).not.toMatch(
      /Seq Scan|Sort Key: (?!documents\.|"|dates\.|each_event\.|search_documents_1\.created_at)/,
    )
  })

  test.each<Partial<ListFilters>>([
    { supportTypes: ['visit'] },
    { supportTypes: ['visit', 'donate'], categories: ['healthcare', 'education'] },
    { time: 'upcoming' },
    { type: 'event', time: 'past' },
    { type: 'event', time: 'upcoming' },
    { type: 'event', categories: ['education'], regions: ['asia'] },
  ])('%j needs no scan of a table', async (filters) => {
    // Of 20,000 rows, a third costs about as much by scan as by index: which is chosen depends on how full the pages are.
    const reach = filters.type === 'event' && filters.categories === undefined ? 'nearest' : 'all'
    expect(await planOf(filters, { reach, scans: false })).not.toContain('Seq Scan')
  })

  test('the cards of a page are fetched by id', async () => {
    const text = await planOfPage({}, 'all')
    expect(text).toContain('project_events_pkey')
    expect(text).not.toContain('Seq Scan')
  })

  test('what is near a town is read from the index of places alone, from the nearest on', async () => {
    // For an index alone to be enough, the visibility map must cover the table.
    await app.asOwner('vacuum analyze app.search_documents')
    const around = { latitude: 31.79, longitude: 35.21, km: 25 }
    const asked = { around, time: 'upcoming', categories: ['education'], hasPlaces: true } as const
    const plan = await planOf(asked, { reach: 'first' })
    expect(plan).toMatch(/Index Only Scan using search_documents_nearest.*\n.*<@.*\n.*<->/)
    expect(plan).not.toMatch(/Seq Scan on search_documents|Bitmap/)
  })

  test('events in several places are read by the places of their dates, however many other dates there are', async () => {
    await app.runtime.scope.as(system, (db) =>
      sql`update project_event_dates set locations = '{"en": "Haifa"}', region = 'asia', district = 'haifa-district',
          latitude = 32.79, longitude = 34.99
        where project_event_id in (select id from project_events where type = 'event' order by created_at desc limit 200)`.execute(
        db,
      ),
    )
    // As for what is near a town.
    await app.asOwner('vacuum analyze app.calendar_entries')
    await app.asOwner('analyze app.search_documents')
    const haifa = { time: 'upcoming', districts: ['haifa-district'] } as const
    const near = { time: 'upcoming', around: { latitude: 32.79, longitude: 34.99, km: 5 } } as const
    for (const filters of [haifa, near]) {
      const plan = await planOf(filters, { reach: 'first' })
      // Each of these indexes has only dates of events in several places, with all that is asked of them.
      expect(plan).toMatch(
        /Index Only Scan using calendar_entries_(district|region|place|elsewhere) on calendar_entries placed/,
      )
      expect(plan).not.toMatch(/Seq Scan on (search_documents|calendar_entries placed)/)
    }
    // Of these events no documents are read for when they were created.
    const newest = await planOf({ districts: ['haifa-district'] }, { most: PAGE_SIZE })
    expect(newest.match(/ on search_documents/g)).toHaveLength(1)
    const { total, items } = await listPublic(app.caller(visitor), haifa)
    expect(total).toBeGreaterThanOrEqual(200)
    expect(items.length).toBe(PAGE_SIZE)
  })

  test('words in old documents, in every document, and in none give the right results', async () => {
    const everywhere = await listPublic(app.caller(visitor), { q: 'omnipraesens' })
    expect(everywhere).toMatchObject({ total: ITEMS_COUNTED_MOST, capped: true })
    expect(everywhere.items[0]?.title).toBe(`Item ${MANY}`)
    const nowhere = await listPublic(app.caller(visitor), { q: 'nusquam-zyx' })
    expect(nowhere).toMatchObject({ total: 0, items: [] })
    const { items } = await listPublic(app.caller(visitor), { q: newId() })
    expect(items).toEqual([])
  })

  test('a word in old documents is found and counted as far as each page needs, newest first', async () => {
    // Every fiftieth is about health: 30 of the newest 1,500, of 400.
    const filters = { q: 'omnipraesens', categories: ['healthcare'] } as const
    const caller = app.caller(visitor)
    const first = await listPublic(caller, filters)
    expect(first).toMatchObject({ capped: true, pageCount: 2 })
    expect(first.total).toBeLessThan(2 * PAGE_SIZE)
    const titles: string[] = []
    for (let page = 1; page <= 17; page += 1) {
      const { items } = await listPublic(caller, { ...filters, page })
      titles.push(...items.map(({ title }) => title))
    }
    expect(titles).toEqual(Array.from({ length: 400 }, (_, at) => `Item ${MANY - 50 * at}`))
    const last = await listPublic(caller, { ...filters, page: 17 })
    expect(last).toMatchObject({ total: 400, capped: false, pageCount: 17 })
  })

  test('common words that rarely occur together are searched for in recent weeks, and everywhere on request', async () => {
    const caller = app.caller(visitor)
    const seldom = { q: 'saepe crebro' }
    const list = await listPublic(caller, seldom)
    const since = list.since!
    const { rows } = await app.runtime.scope.asVisitor((db) =>
      sql<{ title: string; isReached: boolean }>`
        select title, created_at >= ${since} as is_reached from project_events
        where search_text like '%saepe%' and search_text like '%crebro%' order by created_at desc`.execute(
        db,
      ),
    )
    const titlesOf = (found: { title: string }[]) => found.map(({ title }) => title)
    expect(titlesOf(rows)).toHaveLength(10)
    const reached = rows.filter(({ isReached }) => isReached)
    expect(titlesOf(list.items)).toEqual(titlesOf(reached))
    expect(reached.length).toBeLessThan(10)
    expect(list).toMatchObject({ total: reached.length, capped: false, pageCount: 1 })

    const everything = await listPublic(caller, { ...seldom, isEverywhere: true })
    expect(titlesOf(everything.items)).toEqual(titlesOf(rows))
    expect(everything).toMatchObject({ total: 10, capped: false, since: null })
  })

  test('if the recent weeks have no match, everything is searched automatically', async () => {
    const { items, since } = await listPublic(app.caller(visitor), { q: 'saepe semel' })
    expect(items.map(({ title }) => title)).toEqual(['Item 2000'])
    expect(since).toBeNull()
  })

  test('past events are counted exactly, and with other filters as more than a number', async () => {
    const visits = { type: 'event', time: 'past', supportTypes: ['volunteer'] } as const
    const past = await listPublic(app.caller(visitor), visits)
    expect(past).toMatchObject({ total: ITEMS_COUNTED_MOST, capped: true })
    const few = { type: 'event', time: 'past', categories: ['healthcare'] } as const
    const { rows } = await app.runtime.scope.asVisitor((db) =>
      sql<{ n: number }>`select count(*) as n from search_documents
        where type = 'event' and category = 'healthcare' and past_from < ${app.runtime.clock.now()}`.execute(
        db,
      ),
    )
    const list = await listPublic(app.caller(visitor), few)
    expect(list).toMatchObject({ total: Number(rows[0]!.n), capped: false })
  })

  test('without the trigram index, a rare word requires a scan of every document', async () => {
    await app.asOwner('drop index app.search_documents_haystack')
    expect(await planOf({ q: 'rarissimum' })).toContain('Seq Scan')
  })
})
