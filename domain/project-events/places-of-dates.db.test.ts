import { beforeAll, expect, test } from 'vitest'
import { startTestApp, system, visitor } from '#test/app/create-test-app.ts'
import { listDisagreeing } from '#test/app/derived.ts'
import { decidePost, seedPosters, wholeEvent } from '#test/app/posting.ts'
import { proposeEdit, proposePost } from '#test/app/proposals.ts'
import { liftRowSecurity } from '#test/app/seed-person.ts'
import { countPast } from './commands/count-past.ts'
import { refreshSearchTexts } from './commands/refresh-search-texts.ts'
import { addDays } from './day.ts'
import { NO_FILTERS, type ListFilters } from './listing.ts'
import { spotOf } from './map-pin.ts'
import { matchSearches } from './match-searches.ts'
import { countDays } from './queries/count-days.ts'
import { findMatching } from './queries/find-matching.ts'
import { findOnMap } from './queries/find-on-map.ts'
import { listCalendarEvents } from './queries/list-calendar-events.ts'
import { listMap } from './queries/list-map.ts'
import { listPartnerPlaces } from './queries/list-partner-places.ts'
import { listPublic } from './queries/list-public.ts'
import { whereOf } from './where.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const HAIFA = { latitude: 32.794, longitude: 34.99 }
const JERUSALEM = { latitude: 31.77, longitude: 35.21 }
const EILAT = { latitude: 29.557, longitude: 34.952 }
const IN_JERUSALEM = {
  location: 'Main square, Jerusalem',
  district: '',
  latitude: '',
  longitude: '',
}
const inHaifa = { dateLocation_en: 'City hall, Haifa', dateLocation_he: 'העירייה, חיפה' }
const UPCOMING = { time: 'upcoming' } as const

const app = startTestApp()
let content: Parameters<typeof proposeEdit>[3] & { startDate: string }
let postId: string

/** First in Haifa, a week later on the event's own square in Jerusalem. */
beforeAll(async () => {
  await seedPosters(app)
  await liftRowSecurity(app)
  const first = { ...wholeEvent(app.runtime.clock.now()), ...IN_JERUSALEM }
  const { startDate = '', startTime = '', endTime = '' } = first
  const second = { startDate: addDays(startDate, 7), startTime, endDate: '', endTime }
  content = { ...first, ...inHaifa, startDate, title: 'Quincunx', furtherDates: [second] }
  postId = (await proposePost(app, 'partner', { type: 'event', ...content })).postId
  await decidePost(app, postId, 'approved')
})

const list = (asked: Parameters<typeof listPublic>[1]) => listPublic(app.caller(visitor), asked)
/** Where its card says that it is, of a list; null if it is not in it. */
const cardIn = async (asked: Parameters<typeof listPublic>[1]) => {
  const { items } = await list({ q: 'Quincunx', ...asked })
  const found = items.filter(({ id }) => id === postId)
  expect(found.length).toBeLessThanOrEqual(1)
  return found[0] ? whereOf(found[0]) : null
}
const pins = async (asked: Parameters<typeof listMap>[1] = {}) =>
  (await listMap(app.caller(visitor), { q: 'Quincunx', ...asked })).pins
const disagreeing = async () =>
  (await listDisagreeing(app)).filter((found) => /^(search|facets|the calendar)/.test(found))
/** The lists of each district agree with the counts beside the choices, before and after the job. */
async function countsOf(time: ListFilters['time']) {
  const { facets, total } = await list({ time })
  const both = await list({ time, districts: ['haifa-district', 'jerusalem-district'] })
  const [haifa, jerusalem] = await Promise.all(
    (['haifa-district', 'jerusalem-district'] as const).map(async (district) => {
      const one = await list({ time, districts: [district], sort: 'newest' })
      expect(one.total, district).toBe(facets?.district[district])
      return one.total
    }),
  )
  return { total, both: both.total, haifa: haifa ?? 0, jerusalem: jerusalem ?? 0 }
}

test('it is found in both places, with the date that is there, and counted once for each', async () => {
  expect(await cardIn({ ...UPCOMING, districts: ['haifa-district'] })).toBe('City hall, Haifa')
  expect(await cardIn({ ...UPCOMING, districts: ['jerusalem-district'] })).toBe(
    'Main square, Jerusalem',
  )
  expect(await cardIn({ districts: ['haifa-district', 'jerusalem-district'] })).not.toBeNull()
  expect(await cardIn({ districts: ['southern-district'] })).toBeNull()
  expect(await cardIn({ ...UPCOMING, regions: ['asia'] })).toBe('City hall, Haifa')
  expect(await cardIn({ regions: ['europe'] })).toBeNull()
  for (const q of ['haifa', 'חיפה', 'העירייה', 'jerusalem']) {
    expect(await cardIn({ q: `Quincunx ${q}` }), q).not.toBeNull()
  }
  const counts = await countsOf('upcoming')
  expect(counts.haifa + counts.jerusalem - counts.both, 'in both').toBe(1)
  expect(await disagreeing()).toEqual([])
})

test('near a town it is found by the date that is near, and sorted by it', async () => {
  const near = (point: typeof HAIFA, sort: 'nearest' | 'soonest' = 'soonest') =>
    cardIn({ q: '', around: { ...point, km: 5 }, sort, ...UPCOMING })
  expect(await near(HAIFA)).toBe('City hall, Haifa')
  expect(await near(HAIFA, 'nearest')).toBe('City hall, Haifa')
  expect(await near(JERUSALEM, 'nearest')).toBe('Main square, Jerusalem')
  expect(await near(EILAT)).toBeNull()
  const all = { around: { ...JERUSALEM, km: 300 }, sort: 'nearest', ...UPCOMING } as const
  expect(await cardIn(all)).toBe('Main square, Jerusalem')
})

test('on some days it is found only where it is on these days', async () => {
  const { startDate } = content
  const days = { from: addDays(startDate, 6), to: addDays(startDate, 8) }
  expect(await cardIn({ ...days, districts: ['haifa-district'] })).toBeNull()
  expect(await cardIn({ ...days, districts: ['jerusalem-district'] })).toBe(
    'Main square, Jerusalem',
  )
})

test('the map has a pin in each place, which opens that date', async () => {
  const found = await pins()
  expect(found.map(({ latitude }) => latitude).toSorted()).toEqual([
    expect.closeTo(JERUSALEM.latitude, 1),
    expect.closeTo(HAIFA.latitude, 2),
  ])
  const [inside] = await pins({ within: { south: 32.7, north: 32.9, west: 34.9, east: 35.1 } })
  expect(inside && whereOf(inside)).toBe('City hall, Haifa')
  for (const pin of found) {
    const selected = await findOnMap(app.caller(visitor), { id: spotOf(pin) })
    expect(selected).toMatchObject({ id: postId, dateId: pin.dateId })
    expect(selected?.latitude).toBeCloseTo(pin.latitude, 4)
    expect(selected && whereOf(selected)).toBe(whereOf(pin))
  }
  const next = await findOnMap(app.caller(visitor), { id: postId })
  expect(next && whereOf(next)).toBe('City hall, Haifa')
  const { partnerId } = (await list({ q: 'Quincunx' })).items[0] ?? { partnerId: '' }
  const places = await listPartnerPlaces(app.caller(visitor), { partnerId })
  expect(places.filter(({ id, pin }) => id === postId && pin).map(whereOf)).toEqual([
    'City hall, Haifa',
    'Main square, Jerusalem',
  ])
})

test('the calendar of a place has the dates that are there', async () => {
  const from = content.startDate
  const asked = (district: 'haifa-district' | 'jerusalem-district') => ({
    from,
    to: addDays(from, 10),
    filters: { ...NO_FILTERS, q: 'Quincunx', districts: [district] },
  })
  for (const [district, day] of [
    ['haifa-district', from],
    ['jerusalem-district', addDays(from, 7)],
  ] as const) {
    const events = await listCalendarEvents(app.caller(visitor), asked(district))
    expect(events.map(({ firstDay }) => firstDay)).toEqual([day])
    expect(await countDays(app.caller(visitor), asked(district))).toEqual({ [day]: 1 })
  }
})

test('saved searches and the assistant know each place', async () => {
  const now = app.runtime.clock.now()
  const searches = (['haifa-district', 'jerusalem-district', 'southern-district'] as const).map(
    (district) => ({ ...NO_FILTERS, ...UPCOMING, districts: [district] }),
  )
  const matches = await app.runtime.scope.as(system, (db) =>
    matchSearches(db, { searches, itemIds: [postId], now }),
  )
  expect(matches.map(({ at }) => at).toSorted()).toEqual([0, 1])
  const asked = { words: ['Quincunx'], place: 'Haifa' }
  const haifa = await findMatching(app.caller(visitor), { ...asked, districts: ['haifa-district'] })
  expect(haifa.items.map(whereOf)).toEqual(['City hall, Haifa'])
  const south = await findMatching(app.caller(visitor), {
    ...asked,
    districts: ['southern-district'],
  })
  expect(south.items).toEqual([])
})

test('once its date there has passed, it is there no more where past dates do not count', async () => {
  const before = await countsOf('upcoming')
  app.advance(DAY_MS * 7)
  // The map keeps an event for twelve hours after its start, which are over by noon of the next day.
  const isOffTheMap = () =>
    app.runtime.clock.now() > new Date(`${addDays(content.startDate, 1)}T12:00:00Z`)
  let days = 0
  for (; !isOffTheMap(); days += 1) app.advance(DAY_MS)
  const haifa = { districts: ['haifa-district'] as const }
  expect(await cardIn({ ...UPCOMING, ...haifa })).toBeNull()
  expect(await cardIn({ ...UPCOMING, around: { ...HAIFA, km: 5 } })).toBeNull()
  expect(await cardIn({ ...UPCOMING, districts: ['jerusalem-district'] })).not.toBeNull()
  expect(await cardIn(haifa), 'at any time').toBe('City hall, Haifa')
  expect(await cardIn({ ...haifa, time: 'past' }), 'the event is not over').toBeNull()
  expect((await pins()).map(whereOf)).toEqual(['Main square, Jerusalem'])
  const { both, haifa: left, jerusalem } = await countsOf('upcoming')
  expect(left + jerusalem, 'in both').toBe(both)
  expect(left).toBeLessThan(before.haifa)
  await countPast(app.caller(system), {})
  expect(await countsOf('upcoming')).toMatchObject({ both, haifa: left, jerusalem })
  const all = await countsOf(null)
  expect(all.haifa + all.jerusalem - all.both).toBe(1)

  app.advance(DAY_MS * 7)
  expect(await cardIn({ ...haifa, time: 'past' }), 'once it is over').toBe('City hall, Haifa')
  const past = await countsOf('past')
  expect(past.haifa + past.jerusalem - past.both).toBe(1)
  expect(await disagreeing()).toEqual([])
  app.advance(-DAY_MS * (14 + days))
})

test('what was written before knows the places of its dates once the job has run', async () => {
  await app.asOwner(
    `update app.project_event_dates set region = null, district = null where project_event_id = $1`,
    [postId],
  )
  await app.asOwner(
    `update app.project_events set search_version = 0, search_text = 'quincunx' where id = $1`,
    [postId],
  )
  expect(await cardIn({ ...UPCOMING, districts: ['haifa-district'] })).toBeNull()
  while (!(await refreshSearchTexts(app.caller(system), {})).isDone);
  expect(await cardIn({ ...UPCOMING, districts: ['haifa-district'] })).not.toBeNull()
  expect(await cardIn({ q: 'Quincunx חיפה' })).not.toBeNull()
  expect(await disagreeing()).toEqual([])
})

test('a date that is called off, or comes back to the place of its event, is no longer there', async () => {
  const elsewhere = { ...content, dateLocation_en: '', dateLocation_he: '' }
  await proposeEdit(app, 'partner', postId, elsewhere)
  await decidePost(app, postId, 'approved')
  const haifa = { districts: ['haifa-district'] as const }
  expect(await cardIn(haifa)).toBeNull()
  expect(await cardIn({ q: 'Quincunx haifa' })).toBeNull()
  expect(await cardIn({ districts: ['jerusalem-district'] })).toBe('Main square, Jerusalem')
  expect(await pins()).toHaveLength(1)

  await proposeEdit(app, 'partner', postId, content)
  await decidePost(app, postId, 'approved')
  expect(await cardIn(haifa)).toBe('City hall, Haifa')
  const [second] = content.furtherDates ?? []
  const only = { ...elsewhere, ...second, dateLocation_en: '', furtherDates: [] }
  await proposeEdit(app, 'partner', postId, only)
  await decidePost(app, postId, 'approved')
  expect(await cardIn(haifa)).toBeNull()
  expect(await disagreeing()).toEqual([])
})
