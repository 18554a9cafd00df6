import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DISTANCES, SORTS, TIMES } from '#domain/project-events/listing.ts'
import { CATEGORIES, SUPPORT_TYPES, TYPES } from '#domain/project-events/project-event.ts'
import { DISTRICTS, REGIONS } from '#domain/project-events/place.ts'
import {
  BEGINNING,
  knownAs,
  projectListAddress,
  readListAddress,
  type ListQuery,
} from './list-address.ts'

function read(search: string): Partial<ListQuery> {
  const query = readListAddress(new URLSearchParams(search))
  return Object.fromEntries(
    Object.entries(query).filter(
      ([name, value]) => !isDeepStrictEqual(value, BEGINNING[name as keyof ListQuery]),
    ),
  )
}

test.each<[string, Partial<ListQuery>]>([
  ['', {}],
  [
    'type=event&category=education&region=europe&time=past&page=2&q=trees',
    {
      type: 'event',
      categories: ['education'],
      regions: ['europe'],
      time: 'past',
      page: 2,
      q: 'trees',
    },
  ],
  ['type=all&category=all&region=all&time=all', { time: null }],
  ['time=upcoming', {}],
  ['type=meeting&category=sport&region=moon&time=never&page=x', {}],
  ['type=project&category=volunteer', { type: 'project', supportTypes: ['volunteer'] }],
  ['type=project&category=donation', { type: 'project', supportTypes: ['donate'] }],
  ['category=donate', { supportTypes: ['donate'] }],
  ['category=Business+Partnership', { supportTypes: ['business'] }],
  [
    'category=volunteer&category=healthcare&category=education&category=education',
    { supportTypes: ['volunteer'], categories: ['healthcare', 'education'] },
  ],
  ['category=all&category=volunteer', { supportTypes: ['volunteer'] }],
  ['category=Arts+%26+Culture', { categories: ['arts-culture'] }],
  [
    'category=Environmental%20Conservation&region=North+America&type=Event',
    { categories: ['environmental-conservation'], regions: ['north-america'], type: 'event' },
  ],
  ['region=jerusalem-district', { districts: ['jerusalem-district'] }],
  ['region=Haifa+District', { districts: ['haifa-district'] }],
  ['region=europe&region=haifa-district', { regions: ['europe'], districts: ['haifa-district'] }],
  ['near=+Haifa+&km=10', { near: 'Haifa', km: 10 }],
  ['near=Haifa&km=11', { near: 'Haifa' }],
  ['from=2026-12-01&to=2026-12-24', { from: '2026-12-01', to: '2026-12-24' }],
  ['from=2026-12-24&to=2026-12-01', { from: '2026-12-01', to: '2026-12-24' }],
  ['from=2026-02-30&to=tomorrow', {}],
  ['from=2026-12-01&time=upcoming', { from: '2026-12-01' }],
  ['from=2026-12-01&time=today', { time: 'today' }],
  ['places=free&sort=needed', { hasPlaces: true, sort: 'needed' }],
  ['places=some&sort=best', {}],
  ['page=0', {}],
  ['page=-3', {}],
  ['page=1e9', {}],
  ['page=9999', { page: 21 }],
  ['q=+%20+', {}],
  ['q=trees&search=everything', { q: 'trees', isEverywhere: true }],
  ['search=something', {}],
])('%s is parsed as %j', (search, query) => {
  expect(read(search)).toEqual(query)
})

test('a long search is truncated', () => {
  expect(readListAddress(new URLSearchParams({ q: 'x'.repeat(5_000) })).q).toHaveLength(200)
})

test('a URL parses back to the query it was built from', () => {
  const orNull = <T>(values: readonly T[]) => fc.constantFrom(null, ...values)
  const some = <T>(values: readonly T[]) => fc.uniqueArray(fc.constantFrom(...values))
  const text = fc.string({ maxLength: 50 }).map((words) => words.trim())
  const queries = fc.record({
    q: text,
    type: orNull(TYPES),
    categories: some(CATEGORIES),
    supportTypes: some(SUPPORT_TYPES),
    regions: some(REGIONS),
    districts: some(DISTRICTS),
    near: text,
    km: fc.constantFrom(...DISTANCES),
    when: fc.oneof(
      fc.record({ time: orNull(TIMES), from: fc.constant(null), to: fc.constant(null) }),
      fc.constantFrom(
        { time: 'upcoming' as const, from: '2026-12-01', to: null },
        { time: 'upcoming' as const, from: null, to: '2026-12-24' },
        { time: 'upcoming' as const, from: '2026-12-01', to: '2026-12-24' },
      ),
    ),
    hasPlaces: fc.boolean(),
    sort: orNull(SORTS),
    page: fc.integer({ min: 1, max: 21 }),
    isEverywhere: fc.boolean(),
  })
  fc.assert(
    fc.property(queries, ({ when, km, ...others }) => {
      // Without a town the distance means nothing.
      const query = { ...others, ...when, km: others.near ? km : BEGINNING.km }
      const { searchParams } = new URL(projectListAddress(query), 'http://here.example')
      expect(readListAddress(searchParams)).toEqual(query)
    }),
  )
})

test('no URL causes an error', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.tuple(
          fc.constantFrom('q', 'type', 'category', 'page', 'from', 'km', 'sort'),
          fc.string(),
        ),
      ),
      (pairs) => {
        readListAddress(new URLSearchParams(pairs))
      },
    ),
  )
})

test('the unfiltered list has the shortest URL', () => {
  expect(projectListAddress({})).toBe('/projects-events')
  expect(projectListAddress({ type: 'project', supportTypes: ['donate'] })).toBe(
    '/projects-events?type=project&category=donation',
  )
})

test('the canonical URL has the lasting filters; searches and further pages of a selection are not indexed', () => {
  const known = (search: string) =>
    knownAs(readListAddress(new URLSearchParams(search)), 'https://here.example')
  expect(known('')).toEqual({ address: 'https://here.example/projects-events', noIndex: false })
  expect(known('page=2')).toEqual({
    address: 'https://here.example/projects-events?page=2',
    noIndex: false,
  })
  expect(known('type=event&category=Education&utm_source=mail')).toEqual({
    address: 'https://here.example/projects-events?type=event&category=education',
    noIndex: false,
  })
  expect(known('type=event&time=past').address).toBe(
    'https://here.example/projects-events?type=event',
  )
  expect(known('type=event&page=2').noIndex).toBe(true)
  expect(known('q=trees&search=everything')).toEqual({
    address: 'https://here.example/projects-events',
    noIndex: true,
  })
})
