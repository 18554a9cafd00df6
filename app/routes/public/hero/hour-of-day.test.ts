import { expect, test } from 'vitest'
import { lightAt } from './hour-of-day.ts'

test('every hour has its light', () => {
  const day = Array.from({ length: 24 }, (_, hour) => lightAt(hour))
  expect(day.slice(0, 5)).toEqual(Array(5).fill('night'))
  expect(day.slice(5, 8)).toEqual(Array(3).fill('dawn'))
  expect(day.slice(8, 17)).toEqual(Array(9).fill('day'))
  expect(day.slice(17, 20)).toEqual(Array(3).fill('dusk'))
  expect(day.slice(20)).toEqual(Array(4).fill('night'))
})
