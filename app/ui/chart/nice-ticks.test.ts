import fc from 'fast-check'
import { expect, test } from 'vitest'
import { niceTicks } from './nice-ticks.ts'

test.each([
  [1, 1, [0, 1, 2]],
  [3, 1, [0, 1, 2, 3]],
  [7, 1, [0, 2, 4, 6, 8]],
  [31, 1, [0, 10, 20, 30, 40]],
  [1200, 1, [0, 500, 1000, 1500]],
  [5000, 100, [0, 2000, 4000, 6000]],
  [125_050, 100, [0, 50_000, 100_000, 150_000]],
])('up to %i by at least %i: %j', (peak, unit, ticks) => {
  expect(niceTicks(peak, unit)).toEqual(ticks)
})

test('the peak is within the last step, and there are few ticks', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 10_000_000_000 }),
      fc.constantFrom(1, 100),
      (peak, unit) => {
        const ticks = niceTicks(peak, unit)
        const last = ticks.at(-1)!
        expect(last).toBeGreaterThanOrEqual(peak)
        expect(ticks.length).toBeGreaterThanOrEqual(3)
        expect(ticks.length).toBeLessThanOrEqual(6)
        expect(ticks.every((tick) => tick % unit === 0)).toBe(true)
      },
    ),
  )
})
