import { expect, test } from 'vitest'
import { formatDate, monthWords, weekdays } from './format-date.ts'

test('formats days and months', () => {
  expect(formatDate('2026-11-03', '2026-01-31')).toBe('Tuesday, November 3')
  expect(formatDate('2027-01-01', '2026-12-31')).toBe('Friday, January 1, 2027')
  expect(formatDate('2028-02-29', '2028-02-29')).toBe('Tuesday, February 29')
  expect(monthWords('2026-12')).toBe('December 2026')
})

test('a week starts on Sunday', () => {
  expect(weekdays().map(({ short }) => short)).toEqual([
    'Sun',
    'Mon',
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Sat',
  ])
  expect(weekdays()[6]?.long).toBe('Saturday')
})
