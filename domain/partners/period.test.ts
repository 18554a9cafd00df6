import { expect, test } from 'vitest'
import { periodOf } from './period.ts'

test('thirty days end with today in Israel, which may be tomorrow in Greenwich', () => {
  const { unit, steps, since } = periodOf('month', new Date('2026-03-09T22:30:00Z'))
  expect(unit).toBe('day')
  expect(steps).toHaveLength(30)
  expect([steps[0], steps.at(-1)]).toEqual(['2026-02-09', '2026-03-10'])
  expect(since.toISOString()).toBe('2026-02-08T22:00:00.000Z')
})

test('twelve months end with the current one, across the new year', () => {
  const { unit, steps, since } = periodOf('year', new Date('2026-03-31T12:00:00Z'))
  expect(unit).toBe('month')
  expect(steps).toHaveLength(12)
  expect([steps[0], steps[9], steps.at(-1)]).toEqual(['2025-04-01', '2026-01-01', '2026-03-01'])
  // Daylight saving time.
  expect(since.toISOString()).toBe('2025-03-31T21:00:00.000Z')
})
