import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, asDay, daysBetween, endsOfMonth, monthOf } from './day.ts'

test.each(['2026-11-03', '2028-02-29', '2000-02-29', '1999-12-31'])('%s is a day', (day) => {
  expect(asDay(day)).toBe(day)
})

test.each([
  '2026-02-29',
  '2100-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-11-31',
  '2026-11-00',
  '2026-1-1',
  '26-11-03',
  // `Date.UTC` takes these years for ones of the twentieth century.
  '0050-01-01',
  '2026-11-03T00:00',
  ' 2026-11-03',
  'today',
  '',
  null,
  undefined,
])('%s is not a day', (word) => {
  expect(asDay(word)).toBeNull()
})

test.each([
  ['2026-12-31', 1, '2027-01-01'],
  ['2027-01-01', -1, '2026-12-31'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-02-28', 1, '2026-03-01'],
  // Across clock changes in Israel and in New York.
  ['2026-03-27', 1, '2026-03-28'],
  ['2026-11-01', 1, '2026-11-02'],
  ['2026-11-03', 0, '2026-11-03'],
])('%s plus %i days is %s', (day, days, later) => {
  expect(addDays(day, days)).toBe(later)
})

test.each([
  ['2026-02', '2026-02-01', '2026-02-28'],
  ['2028-02', '2028-02-01', '2028-02-29'],
  ['2026-12', '2026-12-01', '2026-12-31'],
  ['2026-11', '2026-11-01', '2026-11-30'],
])('%s runs from %s to %s', (month, first, last) => {
  expect(endsOfMonth(month)).toEqual({ first, last })
})

test('lists every day of a range once, in order', () => {
  expect(daysBetween('2026-12-30', '2027-01-02')).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ])
  expect(daysBetween('2026-11-03', '2026-11-03')).toEqual(['2026-11-03'])
  expect(daysBetween('2026-11-04', '2026-11-03')).toEqual([])
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 0, max: 800 }), (at, n) => {
      const first = addDays('1990-01-01', at)
      const days = daysBetween(first, addDays(first, n))
      expect(days).toHaveLength(n + 1)
      expect(days.toSorted()).toEqual(days)
      expect(monthOf(first)).toBe(first.slice(0, 7))
    }),
  )
})

test('a range ends with the last year that days have', () => {
  expect(daysBetween('9999-12-30', '9999-12-31')).toEqual(['9999-12-30', '9999-12-31'])
})
