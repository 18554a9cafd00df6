import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openWorld, system, visitor, type World } from '#test/world/open-world.ts'
import { addPartner } from '#test/world/public-rows.ts'
import { findMatching, type MatchingAsked } from './find-matching.ts'
import { selectMatches, wordsToMatch } from './match-candidates.ts'

const ROWS = 20_000
const PORTION = 1_000
const everything: MatchingAsked = {
  words: [],
  place: null,
  type: null,
  topics: [],
  isTopicMust: false,
  liked: [],
  kinds: [],
  districts: [],
  regions: [],
  from: null,
  to: null,
  withPast: false,
  most: 6,
}

/** What the planner does is asked of a server, as for the list. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000', () => {
  let world: World

  beforeAll(async () => {
    world = await openWorld()
    const partner = await addPartner(world)
    for (let from = 1; from <= ROWS; from += PORTION) await addRows(partner, from)
    for (const table of ['search_documents', 'project_events', 'calendar_entries']) {
      await world.asOwner(`analyze app.${table}`)
    }
  }, 120_000)
  afterAll(() => world.close())

  function addRows(partner: string, from: number) {
    return world.house.scope.as(system, (db) =>
      sql`
        insert into project_events (id, partner_id, type, status, title, description, category, support_types, region,
          district, start_datetime, search_text, created_at, approved_at)
        select gen_random_uuid(), ${partner}, case when n % 3 = 0 then 'event' else 'project' end, 'approved',
          'Item ' || n, 'Text ' || n,
          case when n % 100 = 0 then 'healthcare' else 'education' end,
          array[(array['volunteer', 'donate', 'visit'])[1 + n % 3]],
          case when n % 50 = 1 then 'oceania' else 'asia' end,
          case when n % 50 = 1 then null when n % 20 = 0 then 'haifa-district' else 'southern-district' end,
          now() + (n - 15000) * interval '1 hour',
          'omnipraesens ' || case when n = 7 then 'rarissimum ' else '' end || md5(n::text),
          now() - interval '1 year' + n * interval '1 minute', now()
        from generate_series(${from}::int, ${from + PORTION - 1}::int) as n`.execute(db),
    )
  }

  async function planOf(asked: Partial<MatchingAsked>): Promise<string> {
    const whole = { ...everything, ...asked }
    const now = world.house.clock.now()
    const plan = await world.house.scope.asVisitor((db) =>
      selectMatches(db, { ...whole, words: wordsToMatch(whole.words) }, now).explain<{
        'QUERY PLAN': string
      }>(),
    )
    return plan.map((row) => row['QUERY PLAN']).join('\n')
  }

  test.each<[string, Partial<MatchingAsked>]>([
    ['search_documents_district', { districts: ['haifa-district'], words: ['nusquam'] }],
    ['search_documents_category', { topics: ['healthcare'] }],
    ['search_documents_region', { regions: ['oceania'] }],
    ['search_documents_start', { type: 'event' }],
    ['search_documents_haystack', { words: ['rarissimum'] }],
    ['calendar_entries_day', { type: 'event', from: '2026-01-01', to: '2026-01-07' }],
    ['search_documents_newest', { kinds: ['visit'] }],
  ])('%s is read, and no whole table', async (index, asked) => {
    const plan = await planOf(asked)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  })

  test('an old item is found by its rare word, and its answer is quick', async () => {
    const started = performance.now()
    const { items } = await findMatching(world.caller(visitor), { words: ['rarissimum'] })
    expect(items.map(({ title }) => title)).toEqual(['Item 7'])
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('the soonest events of a place come first', async () => {
    const { items } = await findMatching(world.caller(visitor), {
      type: 'event',
      districts: ['haifa-district'],
    })
    const days = items.map(({ startDatetime }) => Date.parse(startDatetime ?? ''))
    expect(items).toHaveLength(6)
    expect(days).toEqual(days.toSorted((one, other) => one - other))
    expect(days[0]).toBeLessThan(Date.now() + 4 * 86_400_000)
  })

  test('without the index of letters an old item is looked for in every document', async () => {
    await world.asOwner('drop index app.search_documents_haystack')
    expect(await planOf({ words: ['rarissimum'] })).toContain('Seq Scan on search_documents')
  })
})
