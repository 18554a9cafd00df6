import fc from 'fast-check'
import { expect, test } from 'vitest'
import { TIMES } from '#domain/project-events/listing.ts'
import { CATEGORIES, SUPPORT_TYPES, TYPES } from '#domain/project-events/project-event.ts'
import { DISTRICTS, REGIONS } from '#domain/project-events/place.ts'
import {
  EVERYTHING,
  knownAs,
  projectListAddress,
  readListAddress,
  type ListQuery,
} from './list-address.ts'

function read(search: string): Partial<ListQuery> {
  const query = readListAddress(new URLSearchParams(search))
  return Object.fromEntries(
    Object.entries(query).filter(([name, value]) => value !== EVERYTHING[name as keyof ListQuery]),
  )
}

test.each<[string, Partial<ListQuery>]>([
  ['', {}],
  [
    'type=event&category=education&region=europe&time=past&page=2&q=trees',
    { type: 'event', category: 'education', region: 'europe', time: 'past', page: 2, q: 'trees' },
  ],
  ['type=all&category=all&region=all&time=all', {}],
  ['type=meeting&category=sport&region=moon&time=never&page=x', {}],
  ['type=project&category=volunteer', { type: 'project', supportType: 'volunteer' }],
  ['type=project&category=donation', { type: 'project', supportType: 'donate' }],
  ['category=donate', { supportType: 'donate' }],
  ['category=Business+Partnership', { supportType: 'business' }],
  ['category=volunteer&category=healthcare', { supportType: 'volunteer', category: 'healthcare' }],
  ['category=all&category=volunteer', { supportType: 'volunteer' }],
  ['category=Arts+%26+Culture', { category: 'arts-culture' }],
  [
    'category=Environmental%20Conservation&region=North+America&type=Event',
    { category: 'environmental-conservation', region: 'north-america', type: 'event' },
  ],
  ['region=jerusalem-district', { district: 'jerusalem-district' }],
  ['region=Haifa+District', { district: 'haifa-district' }],
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
  const queries = fc.record({
    q: fc.string({ maxLength: 50 }).map((text) => text.trim()),
    type: orNull(TYPES),
    category: orNull(CATEGORIES),
    supportType: orNull(SUPPORT_TYPES),
    place: fc.oneof(
      fc.record({ region: orNull(REGIONS), district: fc.constant(null) }),
      fc.record({ region: fc.constant(null), district: orNull(DISTRICTS) }),
    ),
    time: orNull(TIMES),
    page: fc.integer({ min: 1, max: 21 }),
    isEverywhere: fc.boolean(),
  })
  fc.assert(
    fc.property(queries, ({ place, ...others }) => {
      const query = { ...others, ...place }
      const { searchParams } = new URL(projectListAddress(query), 'http://here.example')
      expect(readListAddress(searchParams)).toEqual(query)
    }),
  )
})

test('no URL causes an error', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.constantFrom('q', 'type', 'category', 'page', 'search'), fc.string())),
      (pairs) => {
        readListAddress(new URLSearchParams(pairs))
      },
    ),
  )
})

test('the unfiltered list has the shortest URL', () => {
  expect(projectListAddress({})).toBe('/projects-events')
  expect(projectListAddress({ type: 'project', supportType: 'donate' })).toBe(
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
