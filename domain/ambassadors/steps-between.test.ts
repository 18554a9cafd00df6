import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, daysBetween } from '../project-events/day.ts'
import { stepsBetween } from './steps-between.ts'

test('uses days for short periods', () => {
  const { unit, steps } = stepsBetween('2026-02-20', '2026-03-21')
  expect(unit).toBe('day')
  expect(steps).toHaveLength(30)
  expect(steps[9]).toEqual({ from: '2026-03-01', to: '2026-03-01' })
})

test('weeks start on Sunday; the first and the last may be shorter', () => {
  // November 11, 2026 is a Wednesday.
  const { unit, steps } = stepsBetween('2026-11-11', '2027-02-08')
  expect(unit).toBe('week')
  expect(steps[0]).toEqual({ from: '2026-11-11', to: '2026-11-14' })
  expect(steps[1]).toEqual({ from: '2026-11-15', to: '2026-11-21' })
  expect(steps.at(-1)).toEqual({ from: '2027-02-07', to: '2027-02-08' })
})

test('a year is split into weeks, a longer period into months', () => {
  expect(stepsBetween('2025-11-23', '2026-11-22').unit).toBe('week')
  const { unit, steps } = stepsBetween('2025-01-20', '2026-11-22')
  expect(unit).toBe('month')
  expect(steps[0]).toEqual({ from: '2025-01-20', to: '2025-01-31' })
  expect(steps[1]).toEqual({ from: '2025-02-01', to: '2025-02-28' })
  expect(steps.at(-1)).toEqual({ from: '2026-11-01', to: '2026-11-22' })
})

test('no day is missing or in two steps', () => {
  const epoch = '2023-01-01'
  fc.assert(
    fc.property(fc.nat(1500), fc.nat(1500), (at, more) => {
      const first = addDays(epoch, at)
      const last = addDays(first, more)
      const { steps } = stepsBetween(first, last)
      expect(steps.flatMap(({ from, to }) => daysBetween(from, to))).toEqual(
        daysBetween(first, last),
      )
    }),
    { numRuns: 60 },
  )
})
