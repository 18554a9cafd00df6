import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { addItem, addPartner } from '#test/app/public-rows.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { listDisagreeing } from '#test/app/derived.ts'
import { countPast } from './commands/count-past.ts'
import { listPublic } from './queries/list-public.ts'
import { listMap } from './queries/list-map.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
const app = startTestApp()
let partnerId: string

beforeAll(async () => {
  await liftRowSecurity(app)
  await app.asOwner('truncate app.partners, app.facet_counts, app.search_weeks cascade')
  partnerId = await addPartner(app, { name: 'Filters' })
})

type Asked = Parameters<typeof listPublic>[1]
type Item = Parameters<typeof addItem>[1]

const list = (asked: Asked) => listPublic(app.caller(visitor), asked)
const titles = async (asked: Asked) => (await list(asked)).items.map(({ title }) => title)
const add = (title: string, item: Partial<Item> = {}) =>
  addItem(app, { partnerId, title, category: 'education', ...item })
const inMs = (ms: number) => new Date(app.runtime.clock.now().getTime() + ms)
/** Only these: the test has emptied tables without their triggers. */
const facetsDisagreeing = async () =>
  (await listDisagreeing(app)).filter((found) => found.startsWith('facets'))
const count = () => countPast({ ...app.caller(system), requestId: randomUUID() }, {})

describe('what is past is left out, and the counts know it', () => {
  const asked = { time: 'upcoming', categories: ['technology'] } as const
  beforeAll(async () => {
    await add('Soon', { category: 'technology', type: 'event', startDatetime: inMs(2 * HOUR) })
    await add('Later', { category: 'technology', type: 'event', startDatetime: inMs(9 * DAY) })
    await add('Over', { category: 'technology', type: 'event', startDatetime: inMs(-DAY) })
    await add('Goes on', { category: 'technology' })
    await add('Was done', { category: 'technology', completedAt: inMs(-DAY) })
  })

  async function counts() {
    const lists = await Promise.all(
      (['upcoming', 'past', null] as const).map((time) => list({ ...asked, time })),
    )
    return lists.map(({ total, items, facets, capped }) => {
      expect([items.length, facets?.category.technology, capped]).toEqual([total, total, false])
      return total
    })
  }

  test('before the job has ever run, after it, and when time has passed since', async () => {
    expect(await titles(asked)).toEqual(['Soon', 'Later', 'Goes on'])
    expect(await counts()).toEqual([3, 2, 5])
    await count()
    expect(await counts()).toEqual([3, 2, 5])
    app.advance(3 * HOUR)
    expect(await titles(asked)).toEqual(['Later', 'Goes on'])
    expect(await counts()).toEqual([2, 3, 5])
    await count()
    await count()
    expect(await counts()).toEqual([2, 3, 5])
  })

  test('what is published or taken away later is counted by its time', async () => {
    const late = await add('Late', {
      category: 'technology',
      type: 'event',
      startDatetime: inMs(-DAY),
    })
    const next = await add('Next', {
      category: 'technology',
      type: 'event',
      startDatetime: inMs(DAY),
    })
    expect(await counts()).toEqual([3, 4, 7])
    expect(await facetsDisagreeing()).toEqual([])
    await app.runtime.scope.as(system, (db) =>
      db.deleteFrom('projectEvents').where('id', 'in', [late, next]).execute(),
    )
    expect(await counts()).toEqual([2, 3, 5])
    expect(await facetsDisagreeing()).toEqual([])
  })
})

test('days chosen in the calendar: events that start and projects that go on', async () => {
  const day = (days: number) =>
    inMs(days * DAY)
      .toISOString()
      .slice(0, 10)
  const q = 'chosen'
  await add('Chosen event', { type: 'event', startDatetime: inMs(20 * DAY), searchText: q })
  await add('Chosen past', { type: 'event', startDatetime: inMs(-20 * DAY), searchText: q })
  await add('Chosen project', { startDate: day(10), endDate: day(30), searchText: q })
  expect(await titles({ q, from: day(19), to: day(21) })).toEqual([
    'Chosen event',
    'Chosen project',
  ])
  expect(await titles({ q, from: day(22), to: day(23) })).toEqual(['Chosen project'])
  expect(await titles({ q, from: day(31), to: day(40) })).toEqual([])
  expect(await titles({ q, from: day(-21), to: day(-19) })).toEqual(['Chosen past'])
  expect(await titles({ q, to: day(12) })).toEqual(['Chosen project'])
})

describe('places and needs', () => {
  const category = 'healthcare' as const
  const asked = { categories: [category], time: 'upcoming' } as const
  beforeAll(async () => {
    const start = (days: number) =>
      ({ type: 'event', category, startDatetime: inMs(days * DAY) }) as const
    const full = await add('Full', { ...start(1), places: 2 })
    const half = await add('Half', { ...start(2), places: 10 })
    await app.asOwner(`update app.project_events set places_taken = 2 where id = '${full}'`)
    await app.asOwner(`update app.project_events set places_taken = 5 where id = '${half}'`)
    await add('Empty', { ...start(3), places: 10 })
    await add('Without limit', { ...start(4) })
    await add('Nearly paid', { category, donationGoalCents: 10_000, raisedCents: 9_000 })
  })

  test('only with free places', async () => {
    expect(await titles({ ...asked, hasPlaces: true })).toEqual([
      'Half',
      'Empty',
      'Without limit',
      'Nearly paid',
    ])
  })

  test('most needed first: the smallest share of places or goal, then what asks for neither', async () => {
    const sorted = ['Empty', 'Half', 'Nearly paid', 'Full', 'Without limit']
    expect(await titles({ ...asked, sort: 'needed' })).toEqual(sorted)
  })

  test('newest first if asked for', async () => {
    expect((await titles({ ...asked, sort: 'newest' }))[0]).toBe('Nearly paid')
  })
})

describe('around a town', () => {
  const category = 'arts-culture' as const
  const around = { latitude: 32.794, longitude: 34.99, km: 25 }
  const asked = { categories: [category], around, time: 'upcoming' } as const
  beforeAll(async () => {
    const at = (latitude: number, longitude: number) => ({ category, latitude, longitude })
    await add('Akko', { ...at(32.928, 35.082), type: 'event', startDatetime: inMs(DAY) })
    await add('Haifa', { ...at(32.79, 34.99), type: 'event', startDatetime: inMs(5 * DAY) })
    await add('Nesher', at(32.772, 35.044))
    await add('Tel Aviv', at(32.085, 34.782))
    await add('Nowhere', { category })
  })

  test('soonest or nearest first, no farther than asked', async () => {
    expect(await titles(asked)).toEqual(['Akko', 'Haifa', 'Nesher'])
    expect(await titles({ ...asked, sort: 'nearest' })).toEqual(['Haifa', 'Nesher', 'Akko'])
    expect(await titles({ ...asked, around: { ...around, km: 10 } })).toEqual(['Haifa', 'Nesher'])
    expect(await titles({ ...asked, around: { ...around, km: 200 } })).toContain('Tel Aviv')
    const { total, facets } = await list(asked)
    expect([total, facets]).toEqual([3, null])
  })

  test('with words, and on the map', async () => {
    expect(await titles({ ...asked, q: 'filters', sort: 'nearest' })).toEqual([
      'Haifa',
      'Nesher',
      'Akko',
    ])
    const { pins } = await listMap(app.caller(visitor), { categories: [category], around })
    expect(pins).toHaveLength(3)
  })
})
