import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

test.each([
  [
    { now: 87, earlier: 80 },
    { kind: 'count', change: '+7', isDown: false },
  ],
  [
    { now: 3, earlier: 4 },
    { kind: 'count', change: '−1', isDown: true },
  ],
  [
    { now: 5, earlier: 0 },
    { kind: 'count', change: '+5', isDown: false },
  ],
  [
    { now: 145, earlier: 100 },
    { kind: 'percent', change: '+45', isDown: false },
  ],
  [
    { now: 75, earlier: 100 },
    { kind: 'percent', change: '−25', isDown: true },
  ],
  [
    { now: 5001, earlier: 5000 },
    { kind: 'percent', change: '+<1', isDown: false },
  ],
  [{ now: 5, earlier: 5 }, null],
  [{ now: 0, earlier: 0 }, null],
])('%o is %o', (figure, growth) => {
  expect(growthOf(figure)).toEqual(growth)
})
