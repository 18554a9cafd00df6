import { expect, test } from 'vitest'
import { saysSomething } from './says-something.ts'

const bars = (...values: number[]) => values.map((value) => ({ value }))

test('bars say something once four of them are not zero', () => {
  expect(saysSomething([])).toBe(false)
  expect(saysSomething(bars(0, 0, 0, 0, 0))).toBe(false)
  expect(saysSomething(bars(9, 0, 2, 0, 7))).toBe(false)
  expect(saysSomething(bars(9, 1, 2, 0, 7))).toBe(true)
})
