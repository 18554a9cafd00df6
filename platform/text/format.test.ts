import { expect, test } from 'vitest'
import { speak } from '../speak.ts'
import { format } from './format.ts'

const now = new Date('2026-03-29T12:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const ago = (ms: number) => format.relative(new Date(now.getTime() - ms), now)

test.each([
  [0, 'now'],
  [59 * second, 'now'],
  [minute, '1 minute ago'],
  [59 * minute + 59 * second, '59 minutes ago'],
  [hour, '1 hour ago'],
  [23 * hour + 59 * minute, '23 hours ago'],
  [day, 'yesterday'],
  [3 * day, '3 days ago'],
  [7 * day - second, '6 days ago'],
  [7 * day, 'last week'],
  [29 * day, '4 weeks ago'],
  [31 * day, 'last month'],
  [364 * day, '11 months ago'],
  [366 * day, 'last year'],
  [3 * 366 * day, '3 years ago'],
])('%i ms ago is %j', (ms, words) => {
  expect(ago(ms)).toBe(words)
})

test.each([
  [minute, 'לפני דקה'],
  [2 * minute, 'לפני שתי דקות'],
  [12 * minute, 'לפני 12 דקות'],
  [hour, 'לפני שעה'],
  [2 * hour, 'לפני שעתיים'],
  [3 * hour, 'לפני 3 שעות'],
  [2 * day, 'שלשום'],
  [14 * day, 'לפני שבועיים'],
  [70 * day, 'לפני חודשיים'],
  [3 * 366 * day, 'לפני 3 שנים'],
])('in Hebrew %i ms ago is %j, without a figure beside its word', (ms, words) => {
  expect(speak('he', () => ago(ms))).toBe(words)
})

test('the night on which clocks change is a day like others', () => {
  expect(format.relative(new Date('2026-03-26T12:00:00+02:00'), now)).toBe('3 days ago')
})

test.each([second, hour, day - second])('a clock %i ms behind still says now', (ms) => {
  expect(ago(-ms)).toBe('now')
})

test('what is days ahead, or no moment at all, has no relative time', () => {
  expect(ago(-day)).toBeNull()
  expect(format.relative(new Date('nonsense'), now)).toBeNull()
})

test.each([
  ['2026-03-29T09:00:00Z', '3 hours ago'],
  ['2026-03-28T13:00:00Z', '23 hours ago'],
  ['2026-03-28T11:00:00Z', 'yesterday'],
  ['2026-03-27T13:00:00Z', '2 days ago'],
  ['2026-03-26T23:00:00Z', '2 days ago'],
  ['2026-03-26T21:00:00Z', '3 days ago'],
])('next to its date in Israel, %s was %j: calendar days are counted', (at, words) => {
  expect(format.relativeDays(new Date(at), now)).toBe(words)
})

test('the long day on which clocks go back is not now', () => {
  const early = new Date('2026-10-24T21:30:00Z')
  expect(format.relativeDays(early, new Date('2026-10-25T21:30:00Z'))).toBe('yesterday')
})

const night = '2026-11-02T22:30:00Z'

test('a moment is shown in the zone of the site, and a time names its zone', () => {
  expect(format.date(night)).toBe('November 3, 2026')
  expect(format.shortDate(new Date(night))).toBe('Nov 3, 2026')
  expect(format.dateTime(night)).toBe('Nov 3, 2026, 12:30 AM Israel Time')
  expect(format.isoDay(night)).toBe('2026-11-03')
  expect(format.zoneName(night)).toBe('Israel Time')
})

test('or in another zone', () => {
  expect(format.date(night, 'America/New_York')).toBe('November 2, 2026')
  expect(format.dateTime(night, 'America/New_York')).toBe('Nov 2, 2026, 5:30 PM Eastern Time')
  expect(format.time(night, 'America/New_York')).toBe('5:30 PM')
  expect(format.time24(night, 'America/New_York')).toBe('17:30')
  expect(format.isoDay(night, 'America/New_York')).toBe('2026-11-02')
  expect(format.timeRange(night, '2026-11-03T00:00:00Z', 'America/New_York')).toBe(
    'Mon, Nov 2, 2026, 5:30 – 7:00 PM',
  )
  expect(format.timeRange(night, null, 'America/New_York')).toBe('Mon, Nov 2, 2026, 5:30 PM')
})

test('no zone moves a calendar day', () => {
  expect(format.day('2026-11-03')).toBe('November 3, 2026')
  expect(format.day('2026-11-03', 'medium')).toBe('Nov 3, 2026')
  expect(format.day('2026-11-03', 'weekday')).toBe('Tuesday, November 3')
  expect(format.day('2026-11-01', 'month')).toBe('November 2026')
  expect(format.range('2026-11-03', '2026-11-05')).toBe('Nov 3 – 5, 2026')
})

test('numbers, sums, sizes and lists', () => {
  expect([125000, 2550, 0].map(format.money)).toEqual(['$1,250', '$25.50', '$0'])
  expect([125000, 2550].map(format.price)).toEqual(['$1,250.00', '$25.50'])
  expect(format.number(1_234_567)).toBe('1,234,567')
  expect([300, 1_200_000, 12_400_000].map(format.bytes)).toEqual(['1 kB', '1.2 MB', '12 MB'])
  expect(speak('he', () => format.bytes(300))).toBe('1kB')
  expect(format.list(['Haifa', 'Eilat'])).toBe('Haifa and Eilat')
  expect(speak('he', () => format.list(['חיפה', 'Eilat', '22']))).toBe('חיפה, Eilat ו־22')
  expect(format.list(['Haifa', 'Eilat', 'Safed'], 'disjunction')).toBe('Haifa, Eilat, or Safed')
})
