import { expect, test } from 'vitest'
import type { FeedEntry } from '#domain/project-events/feed-entry.ts'
import { addDays } from '#domain/project-events/day.ts'
import { momentsOf } from '#domain/project-events/local-time.ts'
import { daysOfRule, type Repeat } from '#domain/project-events/repeat-dates.ts'
import { expandCalendar as expand } from '#test/app/calendar-text.ts'
import { composeCalendar } from './compose-calendar.ts'

const ITEM = '018f0000-0000-7000-8000-00000000000a'
const ZONE = 'Asia/Jerusalem'
const words = {
  title: 'Evening class',
  description: '',
  organization: 'Hands of the Galilee',
  category: 'events' as const,
  location: 'The barn',
  coordinates: null,
}
type Given = {
  day: string
  every?: Repeat
  time?: string
  hours?: number
  on?: string
  title?: string
  key?: string
  zone?: string
  isGone?: boolean
  location?: string
  point?: { latitude: number; longitude: number }
}

/** A row of the database, as a feed reads it. */
function row({
  day,
  every = 'week',
  time = '19:00',
  hours = 2,
  on = day,
  ...more
}: Given): FeedEntry {
  const zone = more.zone ?? ZONE
  const [startsAt] = momentsOf({ date: on, time }, zone)
  return {
    id: ITEM,
    dateId: `018f0000-0000-7000-8000-0000${day.replaceAll('-', '')}`,
    sequence: 1,
    changedAt: new Date('2026-10-01T08:00:00Z'),
    startsAt: startsAt!,
    endsAt: new Date(startsAt!.getTime() + hours * 3_600_000),
    words: more.isGone
      ? null
      : {
          ...words,
          title: more.title ?? words.title,
          location: more.location ?? words.location,
          coordinates: more.point ?? words.coordinates,
        },
    series: {
      key: more.key ?? 'abcd1234',
      every,
      day,
      timeZone: zone,
      changedAt: new Date('2026-10-02T08:00:00Z'),
    },
  }
}

const compose = (entries: FeedEntry[]) =>
  composeCalendar({ name: 'A name', entries, origin: 'https://site.example' })

/** The rows that are on, as instances. */
const rowsOf = (entries: FeedEntry[]) =>
  entries
    .filter((entry) => entry.words)
    .map((entry) => ({
      start: entry.startsAt.toISOString(),
      end: entry.endsAt!.toISOString(),
      title: entry.words!.title,
    }))
    .toSorted((one, other) => (one.start < other.start ? -1 : 1))

const weeks = (first: string, until: string, more: Partial<Given> = {}) =>
  daysOfRule(first, more.every ?? 'week', until, 60).map((day) => row({ ...more, day }))
const linesOf = (text: string, name: string) =>
  text
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .filter((line) => line.startsWith(name))

test('dates that repeat are one event with a rule, at the same hours over both changes of summer time', () => {
  const entries = weeks('2026-03-03', '2026-11-24')
  const text = compose(entries)
  expect(linesOf(text, 'BEGIN:VEVENT')).toHaveLength(1)
  expect(linesOf(text, 'RRULE')).toEqual(['RRULE:FREQ=WEEKLY;UNTIL=20261124T170000Z'])
  expect(linesOf(text, 'DTSTART;')).toEqual(['DTSTART;TZID=Asia/Jerusalem:20260303T190000'])
  expect(linesOf(text, 'UID')).toEqual([`UID:${ITEM}-abcd1234@friends-for-israel`])
  expect(linesOf(text, 'EXDATE')).toEqual([])
  expect(expand(text)).toEqual(rowsOf(entries))
  expect(new Set(entries.map(({ startsAt }) => startsAt.toISOString().slice(11, 16)))).toEqual(
    new Set(['17:00', '16:00']),
  )
})

test('the zone is described with each change of its clocks', () => {
  const text = compose(weeks('2026-03-03', '2026-11-24'))
  const zone = /BEGIN:VTIMEZONE[^]*END:VTIMEZONE/.exec(text)?.[0].split('\r\n') ?? []
  expect(/END:VTIMEZONE\r\nBEGIN:VEVENT/.test(text)).toBe(true)
  expect(zone.filter((line) => /^(DTSTART|TZOFFSETTO|BEGIN:[SD])/.test(line))).toEqual([
    'BEGIN:STANDARD',
    'DTSTART:20260302T020000',
    'TZOFFSETTO:+0200',
    'BEGIN:DAYLIGHT',
    'DTSTART:20260327T020000',
    'TZOFFSETTO:+0300',
    'BEGIN:STANDARD',
    'DTSTART:20261025T020000',
    'TZOFFSETTO:+0200',
  ])
})

test.each([
  ['day', 'Asia/Jerusalem', '2026-10-20', '2026-11-10'],
  ['two-weeks', 'Asia/Jerusalem', '2026-01-05', '2027-04-05'],
  ['month', 'Asia/Jerusalem', '2026-01-31', '2027-05-31'],
  ['week', 'America/New_York', '2026-02-20', '2026-11-20'],
  ['week', 'Australia/Lord_Howe', '2026-02-20', '2026-11-20'],
] as const)('every %s in %s, expanded, are the rows', (every, zone, first, until) => {
  const entries = weeks(first, until, { every, zone })
  const text = compose(entries)
  expect(linesOf(text, 'BEGIN:VEVENT')).toHaveLength(1)
  expect(expand(text)).toEqual(rowsOf(entries))
})

test('what was called off is left out, and what was moved, is longer or has another label is an exception', () => {
  const entries = weeks('2026-10-06', '2026-12-01')
  const changed = entries.flatMap((entry, at) => {
    const { day } = entry.series!
    if (at === 1) return [row({ day, isGone: true })]
    if (at === 2) return []
    if (at === 3) return [row({ day, on: addDays(day, 1), time: '20:30' })]
    if (at === 4) return [row({ day, hours: 5 })]
    if (at === 5) return [row({ day, title: 'Evening class: kitchen' })]
    return [entry]
  })
  const text = compose(changed)
  expect(linesOf(text, 'EXDATE')).toEqual([
    'EXDATE;TZID=Asia/Jerusalem:20261013T190000,20261020T190000',
  ])
  expect(linesOf(text, 'RECURRENCE-ID')).toEqual([
    'RECURRENCE-ID;TZID=Asia/Jerusalem:20261027T190000',
    'RECURRENCE-ID;TZID=Asia/Jerusalem:20261103T190000',
    'RECURRENCE-ID;TZID=Asia/Jerusalem:20261110T190000',
  ])
  expect(new Set(linesOf(text, 'UID')).size).toBe(1)
  expect(expand(text)).toEqual(rowsOf(changed))
  expect(expand(text)).toHaveLength(7)
})

test('the first and the last may go or move', () => {
  const entries = weeks('2026-10-06', '2026-12-01')
  const shorter = entries.slice(2, -1)
  expect(expand(compose(shorter))).toEqual(rowsOf(shorter))
  const moved = [row({ day: '2026-10-06', on: '2026-10-05', time: '09:00' }), ...entries.slice(1)]
  expect(expand(compose(moved))).toEqual(rowsOf(moved))
})

test('a night when clocks change lasts as long as its row', () => {
  const nights = daysOfRule('2026-10-10', 'week', '2026-11-07', 60).map((day) => {
    const [startsAt] = momentsOf({ date: day, time: '22:00' }, ZONE)
    const [endsAt] = momentsOf({ date: addDays(day, 1), time: '04:00' }, ZONE)
    return { ...row({ day, time: '22:00' }), startsAt: startsAt!, endsAt: endsAt! }
  })
  expect(new Set(nights.map((night) => Number(night.endsAt) - Number(night.startsAt))).size).toBe(2)
  expect(expand(compose(nights))).toEqual(rowsOf(nights))
})

test('an hour that does not exist or exists twice is an entry of its own', () => {
  const hours = daysOfRule('2026-03-20', 'week', '2026-04-03', 60).map((day) =>
    row({ day, time: day === '2026-03-27' ? '03:30' : '02:30' }),
  )
  expect(expand(compose(hours))).toEqual(rowsOf(hours))
  const twice = daysOfRule('2026-10-18', 'week', '2026-11-01', 60).map((day) => {
    const all = momentsOf({ date: day, time: '01:30' }, ZONE)
    return {
      ...row({ day, time: '01:30' }),
      startsAt: all.at(-1)!,
      endsAt: new Date(Number(all.at(-1)) + 7_200_000),
    }
  })
  expect(expand(compose(twice))).toEqual(rowsOf(twice))
  // By the clock it would be the first of the two.
  expect(linesOf(compose(twice), 'UID')).toContain(`UID:${twice[1]!.dateId}@friends-for-israel`)
})

test('a date that is somewhere else is an exception with its own place', () => {
  const entries = weeks('2026-10-06', '2026-10-27').map((entry, at) =>
    at === 1
      ? row({
          day: entry.series!.day,
          location: 'City hall, Haifa',
          point: { latitude: 32.8, longitude: 34.99 },
        })
      : entry,
  )
  const text = compose(entries)
  expect(linesOf(text, 'RECURRENCE-ID')).toEqual([
    'RECURRENCE-ID;TZID=Asia/Jerusalem:20261013T190000',
  ])
  expect(linesOf(text, 'LOCATION')).toEqual([
    'LOCATION:The barn',
    String.raw`LOCATION:City hall\, Haifa`,
  ])
  expect(linesOf(text, 'GEO')).toEqual(['GEO:32.8;34.99'])
  expect(expand(text)).toEqual(rowsOf(entries))
})

test.each([
  ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31'],
  ['2028-02-29', '2028-03-31', '2028-05-31'],
])('a monthly series on the 31st or the last day is one event, from %s', (...days) => {
  const entries = days.map((day) => row({ day, every: 'month' }))
  const text = compose(entries)
  expect(linesOf(text, 'BEGIN:VEVENT')).toHaveLength(1)
  expect(linesOf(text, 'RRULE')[0]).toContain('FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=')
  expect(expand(text)).toEqual(rowsOf(entries))
})

test.each([
  ['2027-01-30', '2027-02-28', '2027-03-30', '2027-04-30'],
  ['2027-02-28', '2027-03-29', '2027-04-29'],
])('with a date in February on the 29th or 30th it is one event too, from %s', (...days) => {
  const entries = days.map((day) => row({ day, every: 'month' }))
  const text = compose(entries)
  expect(new Set(linesOf(text, 'UID'))).toEqual(
    new Set([`UID:${ITEM}-abcd1234@friends-for-israel`]),
  )
  expect(linesOf(text, 'RRULE')).toHaveLength(1)
  expect(linesOf(text, 'RRULE')[0]).toContain('FREQ=MONTHLY;BYMONTHDAY=-1;UNTIL=')
  expect(expand(text)).toEqual(rowsOf(entries))
})

test('two series and a date alone stay apart; each series has its own UID', () => {
  const { series: _series, ...single } = row({ day: '2026-10-08' })
  const entries = [
    ...weeks('2026-10-06', '2026-10-27'),
    ...weeks('2026-11-04', '2026-11-25', { key: 'efgh5678', time: '20:00' }),
    single,
  ]
  const text = compose(entries)
  expect(linesOf(text, 'UID').map((line) => line.slice(4).split('@')[0])).toEqual([
    single.dateId,
    `${ITEM}-abcd1234`,
    `${ITEM}-efgh5678`,
  ])
  expect(expand(text)).toEqual(rowsOf(entries))
})

test('dates that do not follow the rule they name are events of their own', () => {
  const entries = ['2026-10-06', '2026-10-14', '2026-10-20'].map((day) => row({ day }))
  const text = compose(entries)
  expect(linesOf(text, 'RRULE')).toEqual([])
  expect(linesOf(text, 'UID')).toHaveLength(3)
  expect(expand(text)).toEqual(rowsOf(entries))
})

test('if all dates were called off, calendars hear it about the one event they know', () => {
  const text = compose(weeks('2026-10-06', '2026-10-27', { isGone: true }))
  expect(linesOf(text, 'UID')).toEqual([`UID:${ITEM}-abcd1234@friends-for-israel`])
  expect(linesOf(text, 'STATUS')).toEqual(['STATUS:CANCELLED'])
  expect(text).not.toContain('Evening')
})

test('a later change has a later edition', () => {
  const sequenceAt = (changedAt: string) => {
    const entries = weeks('2026-10-06', '2026-10-27').map((entry) => ({
      ...entry,
      series: { ...entry.series!, changedAt: new Date(changedAt) },
    }))
    return Number(linesOf(compose(entries), 'SEQUENCE')[0]?.slice(9))
  }
  expect(sequenceAt('2026-11-01T08:00:01Z')).toBe(sequenceAt('2026-11-01T08:00:00Z') + 1)
})
