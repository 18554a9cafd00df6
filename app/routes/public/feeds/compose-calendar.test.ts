import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { FeedEntry } from '#domain/project-events/feed-entry.ts'
import { momentsOf } from '#domain/project-events/local-time.ts'
import { parseCalendar } from '#test/app/calendar-text.ts'
import { composeCalendar } from './compose-calendar.ts'

const id = '018f0000-0000-7000-8000-00000000000a'
const origin = 'https://site.example'
const words = {
  title: 'Olive harvest',
  description: 'Bring a hat.',
  organization: 'Hands of the Galilee',
  category: 'environmental-conservation' as const,
  location: 'Kibbutz Ha’emek, the barn',
  coordinates: { latitude: 32.7021, longitude: 35.2978 },
}
const entry: FeedEntry = {
  id,
  dateId: id,
  sequence: 3,
  changedAt: new Date('2026-10-01T08:00:00Z'),
  startsAt: new Date('2026-11-22T17:00:00Z'),
  endsAt: new Date('2026-11-22T19:00:00Z'),
  words,
}
const compose = (given: Partial<FeedEntry> = {}, name = 'A name') =>
  composeCalendar({ name, entries: [{ ...entry, ...given }], origin })
const said = (given: Partial<typeof words>) => compose({ words: { ...words, ...given } })

/** RFC 5545, 3.1: lines end with CRLF and are no longer than 75 octets. */
function expectLines(text: string) {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  for (const line of text.split('\r\n')) {
    expect(line).not.toMatch(/[\r\n]/)
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  }
}

test('an event has all required properties, in UTC, and no email address', () => {
  const text = compose()
  expectLines(text)
  const { events, ...calendar } = parseCalendar(text)
  expect(calendar).toMatchObject({ name: 'A name', method: 'PUBLISH', refresh: 'PT6H' })
  expect(events).toMatchObject([
    {
      uid: `${id}@friends-for-israel`,
      title: 'Olive harvest',
      description: `Bring a hat.\n\nOrganized by Hands of the Galilee\n\n${origin}/projects-events/${id}`,
      location: 'Kibbutz Ha’emek, the barn',
      start: entry.startsAt,
      end: entry.endsAt,
      zone: 'UTC',
      sequence: 3,
      status: 'CONFIRMED',
      url: `${origin}/projects-events/${id}`,
      categories: 'Environmental Conservation',
      geo: [32.7021, 35.2978],
      changed: '2026-10-01T08:00:00Z',
      stamp: '2026-10-01T08:00:00Z',
    },
  ])
  expect(text).not.toMatch(/ORGANIZER|mailto/i)
})

test('a canceled event says so and reveals nothing else', () => {
  const text = compose({ words: null })
  expectLines(text)
  const [event] = parseCalendar(text).events
  expect(event).toMatchObject({ uid: `${id}@friends-for-israel`, status: 'CANCELLED', sequence: 3 })
  expect(event?.properties.toSorted()).toEqual(
    [
      'uid',
      'sequence',
      'dtstamp',
      'dtstart',
      'dtend',
      'summary',
      'status',
      'last-modified',
    ].toSorted(),
  )
  expect(text).not.toContain('Olive')
})

test.each([
  ['line breaks', 'a\r\nATTENDEE:mailto:x@y.example\r\nb'],
  ['a new event', 'x\nEND:VEVENT\nBEGIN:VEVENT\nSUMMARY:forged'],
  ['special characters', 'a,b;c\\d\\nE:"f" = g'],
  ['Hebrew and points', 'יַעַר חדש בגליל, ‏ועוד; הכל'],
  ['emoji', '👩‍👩‍👧‍👦🇮🇱'.repeat(60)],
  ['a long text', 'אב,\\;\n🌳x'.repeat(1_250)],
])('%s stay plain text', (_, wild) => {
  const text = composeCalendar({
    name: wild,
    entries: [{ ...entry, words: { ...words, title: wild, description: wild, location: wild } }],
    origin,
  })
  expectLines(text)
  const { name, properties, events } = parseCalendar(text)
  expect(events).toHaveLength(1)
  const line = wild.replaceAll(/\s+/g, ' ').trim()
  expect(name).toBe(line)
  expect(events[0]).toMatchObject({ title: line, location: line })
  expect(events[0]?.description.startsWith(wild.replaceAll('\r\n', '\n'))).toBe(true)
  expect(properties).not.toContain('attendee')
  expect(events[0]?.properties).not.toContain('attendee')
})

test('any title round-trips on one line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (title) => {
      const text = said({ title })
      expectLines(text)
      const line = title
        .toWellFormed()
        .replaceAll(/(?![\t\n\r])\p{Cc}/gu, '')
        .replaceAll(/\s+/g, ' ')
        .trim()
      expect(parseCalendar(text).events[0]?.title ?? '').toBe(line)
    }),
    { numRuns: 300 },
  )
})

test('drops control characters and lone surrogates', () => {
  const text = said({ title: 'a\u0000\u0007b\u001B[31mc\ud800' })
  expect(parseCalendar(text).events[0]?.title).toBe('ab[31mc\uFFFD')
})

test('the same entries always produce the same text', () => {
  expect(compose()).toBe(compose())
  expect(compose({ sequence: 4 })).not.toBe(compose())
})

test('handles places without coordinates, coordinates without a place, and neither', () => {
  const geoOf = (given: Partial<NonNullable<FeedEntry['words']>>) =>
    parseCalendar(compose({ words: { ...words, ...given } })).events[0]
  expect(geoOf({ coordinates: null })).toMatchObject({ geo: null, location: words.location })
  expect(geoOf({ location: '' })).toMatchObject({ geo: [32.7021, 35.2978] })
  expect(geoOf({ location: '', coordinates: null })?.properties).not.toContain('location')
  const close = geoOf({ coordinates: { latitude: 32.123456789, longitude: -0.000000123 } })
  expect(JSON.stringify(close)).not.toContain('e-')
})

test('omits the end of an event without one', () => {
  const [event] = parseCalendar(compose({ endsAt: null })).events
  expect(event?.end).toBeNull()
})

// Israel: forward on March 27 at 2:00, back on October 25, 2026, at 2:00. New York: March 8 and November 1.
test.each([
  [
    'Asia/Jerusalem',
    '2026-03-27',
    ['00:30', '01:30'],
    '2026-03-26T22:30:00Z',
    '2026-03-26T23:30:00Z',
  ],
  [
    'Asia/Jerusalem',
    '2026-03-27',
    ['01:30', '03:30'],
    '2026-03-26T23:30:00Z',
    '2026-03-27T00:30:00Z',
  ],
  [
    'Asia/Jerusalem',
    '2026-03-27',
    ['03:00', '04:00'],
    '2026-03-27T00:00:00Z',
    '2026-03-27T01:00:00Z',
  ],
  [
    'Asia/Jerusalem',
    '2026-10-25',
    ['00:00', '00:30'],
    '2026-10-24T21:00:00Z',
    '2026-10-24T21:30:00Z',
  ],
  [
    'Asia/Jerusalem',
    '2026-10-25',
    ['00:30', '03:00'],
    '2026-10-24T21:30:00Z',
    '2026-10-25T01:00:00Z',
  ],
  [
    'Asia/Jerusalem',
    '2026-10-25',
    ['02:00', '03:00'],
    '2026-10-25T00:00:00Z',
    '2026-10-25T01:00:00Z',
  ],
  [
    'America/New_York',
    '2026-03-08',
    ['00:30', '01:30'],
    '2026-03-08T05:30:00Z',
    '2026-03-08T06:30:00Z',
  ],
  [
    'America/New_York',
    '2026-03-08',
    ['01:30', '03:30'],
    '2026-03-08T06:30:00Z',
    '2026-03-08T07:30:00Z',
  ],
  [
    'America/New_York',
    '2026-03-08',
    ['03:00', '04:00'],
    '2026-03-08T07:00:00Z',
    '2026-03-08T08:00:00Z',
  ],
  [
    'America/New_York',
    '2026-11-01',
    ['00:00', '00:30'],
    '2026-11-01T04:00:00Z',
    '2026-11-01T04:30:00Z',
  ],
  [
    'America/New_York',
    '2026-11-01',
    ['00:30', '03:00'],
    '2026-11-01T04:30:00Z',
    '2026-11-01T08:00:00Z',
  ],
  [
    'America/New_York',
    '2026-11-01',
    ['02:00', '03:00'],
    '2026-11-01T07:00:00Z',
    '2026-11-01T08:00:00Z',
  ],
] as const)('%s on %s, %j', (zone, date, [from, to], start, end) => {
  const [startsAt, endsAt] = [from, to].map((time) => momentsOf({ date, time }, zone)[0]!)
  const [event] = parseCalendar(compose({ startsAt: startsAt!, endsAt: endsAt! })).events
  expect(event).toMatchObject({ start: new Date(start), end: new Date(end), zone: 'UTC' })
})

test('each date of an event is an event of its own, at the same address', () => {
  const second = { ...entry, dateId: '018f0000-0000-7000-8000-00000000000b' }
  const text = composeCalendar({ name: 'A name', entries: [entry, second], origin })
  expect(new Set(text.match(/^UID:.+$/gm)).size).toBe(2)
  expect(new Set(text.match(/^URL.+$/gm)).size).toBe(1)
})
