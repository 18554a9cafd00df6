import { beforeAll, expect, test } from 'vitest'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { newId } from '#platform/database/new-id.ts'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { findMatching } from './find-matching.ts'

const DAY_MS = 86_400_000
const app = startTestApp()
let inDays: (days: number) => Date

beforeAll(async () => {
  await app.asOwner(
    'truncate app.project_events, app.search_documents, app.facet_counts, app.search_weeks cascade',
  )
  const now = app.runtime.clock.now().getTime()
  inDays = (days) => new Date(now + days * DAY_MS)
  const partner_id = await addPartner(app)
  const here = { partnerId: partner_id, district: 'haifa-district', region: 'asia' }
  const add = (title: string, more: Partial<Parameters<typeof addItem>[1]> = {}) =>
    addItem(app, { ...here, title, description: '', category: 'education', ...more })
  await add('Sew quilts for children', { category: 'arts-culture' })
  await add('Teach children to read', { description: 'And to mend a quilt.' })
  await add('Children learn to swim')
  await add('A warehouse for parties', { category: 'technology' })
  await add('Feed 100% of the street', { supportTypes: ['donate'] })
  await add('Quilts that were finished', { endDate: '2020-05-01', startDate: '2020-01-01' })
  await add('Quilts nobody has read yet', { status: 'pending', approvedAt: null })
  const full = await add('Quilts where all hands are taken', { places: 1 })
  await app.as(system).insert('supports', {
    id: newId(),
    projectEventId: full,
    userId: DEMO_USERS.supporter.id,
    kind: 'volunteer',
    name: 'Tamar Levi',
    email: DEMO_USERS.supporter.email,
    places: 1,
  })
  await add('Tents in Tokyo', { district: null, region: 'asia' })
  await add('Tents in Oslo', { district: null, region: 'europe' })
  await add('Tents by the lake', { district: 'northern-district', location: 'Tiberias' })
  await add('שיעורי בית לילדים')
  const event = { type: 'event' as const, category: 'events' }
  await add('Concert soon', { ...event, startDatetime: inDays(3) })
  await add('Concert later', { ...event, startDatetime: inDays(40) })
  await add('Concert that was', { ...event, startDatetime: inDays(-9) })
  await add('Project of last summer', { startDate: '2020-06-01', endDate: '2099-01-01' })
})

async function titles(asked: Parameters<typeof findMatching>[1]) {
  const { items } = await findMatching(app.caller(visitor), { most: 24, ...asked })
  return items.map(({ title }) => title)
}
const dayIn = (days: number) => inDays(days).toISOString().slice(0, 10)

test('any word counts, more words count more, and items with none are left out', async () => {
  const found = await titles({ words: ['quilts', 'children'] })
  expect(found[0]).toBe('Sew quilts for children')
  expect(found).toContain('Teach children to read')
  expect(found).not.toContain('A warehouse for parties')
})

test('words match by prefix, short ones as a whole', async () => {
  expect(await titles({ words: ['sewing'] })).toContain('Sew quilts for children')
  expect(await titles({ words: ['war'] })).toEqual([])
  expect(await titles({ words: ['art'] })).not.toContain('A warehouse for parties')
  // What is written so comes before what means the same in the other language.
  const forChildren = await titles({ words: ['לילדים'] })
  expect(forChildren[0]).toBe('שיעורי בית לילדים')
  expect(forChildren).toContain('Teach children to read')
})

test('items that are over, full or not public are left out', async () => {
  const found = await titles({ words: ['quilts'], kinds: ['volunteer'] })
  expect(found).toEqual(['Sew quilts for children', 'Teach children to read'])
  expect(await titles({ words: ['concert'] })).toEqual(['Concert soon', 'Concert later'])
  expect(await titles({ words: ['concert'], withPast: true })).toContain('Concert that was')
  expect(await titles({ words: ['quilts'], withPast: true })).not.toContain(
    'Quilts nobody has read yet',
  )
})

test('a place means its location; Asia means outside of Israel', async () => {
  expect(await titles({ words: ['tents'], districts: ['northern-district'] })).toEqual([
    'Tents by the lake',
  ])
  expect(await titles({ regions: ['asia'] })).toEqual(['Tents in Tokyo'])
  expect(await titles({ regions: ['europe'] })).toEqual(['Tents in Oslo'])
  const near = await titles({ words: ['tents'], place: 'Tiberias' })
  expect(near[0]).toBe('Tents by the lake')
})

test('days match events, and projects that run then', async () => {
  const soon = { from: dayIn(1), to: dayIn(7) }
  expect(await titles({ ...soon, type: 'event' })).toEqual(['Concert soon'])
  expect(await titles({ ...soon, words: ['project', 'concert'] })).toEqual(
    expect.arrayContaining(['Concert soon', 'Project of last summer']),
  )
  const past = { from: '2019-01-01', to: '2019-12-31', withPast: true }
  expect(await titles({ ...past, words: ['summer'] })).toEqual([])
})

test('a way to help must be offered; only an event can be attended', async () => {
  expect(await titles({ kinds: ['donate'] })).toEqual(['Feed 100% of the street'])
  expect(await titles({ kinds: ['attend'] })).toEqual(['Concert soon', 'Concert later'])
  expect(await titles({ kinds: ['invest'] })).toEqual([])
})

test('a topic is a preference next to words, and a requirement if so specified', async () => {
  const words = ['children']
  expect(await titles({ words, topics: ['arts-culture'] })).toContain('Children learn to swim')
  expect(await titles({ words, topics: ['arts-culture'], isTopicMust: true })).toEqual([
    'Sew quilts for children',
  ])
})

test('both types are counted', async () => {
  const found = await findMatching(app.caller(visitor), { type: 'event', most: 1 })
  expect(found).toMatchObject({ total: 2, events: 2 })
  expect(found.items).toHaveLength(1)
})

test.each([
  '100%',
  '_',
  '\\',
  "'; drop table app.profiles; --",
  '\u0000',
  '💙',
  '(((',
  '*',
  '\uD800',
])('a word such as %j is not an operator', async (word) => {
  await expect(titles({ words: [word] })).resolves.toBeInstanceOf(Array)
})
