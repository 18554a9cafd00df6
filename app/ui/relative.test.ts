import { expect, test } from 'vitest'
import { relativeTo, relativeToDate } from './relative.ts'

const now = new Date('2026-03-29T12:00:00Z')
const second = 1000
const minute = 60 * second
const hour = 60 * minute
const day = 24 * hour
const ago = (ms: number) => relativeTo(now, new Date(now.getTime() - ms))

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

test('the night on which clocks change is a day like others', () => {
  expect(relativeTo(now, new Date('2026-03-26T12:00:00+02:00'))).toBe('3 days ago')
})

test.each([second, hour, day - second])('a clock %i ms behind makes no prophecy', (ms) => {
  expect(ago(-ms)).toBe('now')
})

test('what is days ahead, or no moment at all, has no such words', () => {
  expect(ago(-day)).toBeNull()
  expect(relativeTo(now, new Date('nonsense'))).toBeNull()
})

test.each([
  ['2026-03-29T09:00:00Z', '3 hours ago'],
  ['2026-03-28T13:00:00Z', '23 hours ago'],
  ['2026-03-28T11:00:00Z', 'yesterday'],
  ['2026-03-27T13:00:00Z', '2 days ago'],
  ['2026-03-26T23:00:00Z', '3 days ago'],
])('beside its date, %s was %j: days of the calendar are counted', (at, words) => {
  expect(relativeToDate(now, new Date(at))).toBe(words)
})
