import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createAppWithManyItems } from '#test/app/many-items.ts'
import { visitor, type TestApp } from '#test/app/create-test-app.ts'
import { findMatching, type MatchingAsked } from './queries/find-matching.ts'
import { selectMatches, wordsToMatch } from './match-candidates.ts'

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

/** Query plans need a real server, as for the list. */
describe.runIf(process.env['TEST_DATABASE'] === 'postgres')('among 20,000', () => {
  let app: TestApp

  beforeAll(async () => {
    app = await createAppWithManyItems()
  })
  afterAll(() => app.close())

  async function planOf(asked: Partial<MatchingAsked>): Promise<string> {
    const whole = { ...everything, ...asked }
    const now = app.runtime.clock.now()
    const plan = await app.runtime.scope.asVisitor((db) =>
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
    ['calendar_entries_start', { type: 'event' }],
    ['search_documents_haystack', { words: ['rarissimum'] }],
    ['calendar_entries_day', { type: 'event', from: '2026-01-01', to: '2026-01-07' }],
    ['search_documents_newest', { kinds: ['visit'] }],
  ])('uses %s and scans no table', async (index, asked) => {
    const plan = await planOf(asked)
    expect(plan).toContain(index)
    expect(plan).not.toContain('Seq Scan')
  })

  test('an old item is found by its rare word, quickly', async () => {
    const started = performance.now()
    const { items } = await findMatching(app.caller(visitor), { words: ['rarissimum'] })
    expect(items.map(({ title }) => title)).toEqual(['Item 7'])
    expect(performance.now() - started).toBeLessThan(2_000)
  })

  test('of an event found by a date in the place no date is sought again', async () => {
    const plan = await planOf({ type: 'event', regions: ['europe'] })
    // The soonest events and those there are read, and a date is sought of the soonest, the newest, and of what is shown.
    expect(plan.match(/ on calendar_entries/g)).toHaveLength(5)
  })

  test('the soonest events of a place come first', async () => {
    const { items } = await findMatching(app.caller(visitor), {
      type: 'event',
      districts: ['haifa-district'],
    })
    const days = items.map(({ startDatetime }) => Date.parse(startDatetime ?? ''))
    expect(items).toHaveLength(6)
    expect(days).toEqual(days.toSorted((one, other) => one - other))
    expect(days[0]).toBeLessThan(Date.now() + 4 * 86_400_000)
  })

  test('without the trigram index, an old item requires a scan of every document', async () => {
    await app.asOwner('drop index app.search_documents_haystack')
    expect(await planOf({ words: ['rarissimum'] })).toContain('Seq Scan on search_documents')
  })
})
