import { expect, test } from 'vitest'
import { readSeries, writeSeries } from './series.ts'

test('a series is read as it was written', () => {
  const series = { key: 'abcd1234', every: 'month', day: '2026-10-20' } as const
  expect(readSeries(writeSeries(series))).toEqual(series)
})

// Calendars list the days between: a form that says another age must not keep every process busy.
test.each([
  'abcd1234 month 9999-01-31',
  'abcd1234 day 1000-01-01',
  'abcd1234 month 2026-02-30',
  'abcd1234 second 2026-10-20',
  'abcd1234\r\n month 2026-10-20',
  'a month 2026-10-20',
])('a date alone says “%s”', (text) => {
  expect(readSeries(text)).toBe(null)
})
