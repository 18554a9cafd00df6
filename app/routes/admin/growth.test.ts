import { expect, test } from 'vitest'
import { growthOf } from './growth.ts'

test.each([
  [
    { now: 87, earlier: 60 },
    { kind: 'percent', change: '+45', isDown: false },
  ],
  [
    { now: 3, earlier: 4 },
    { kind: 'percent', change: '−25', isDown: true },
  ],
  [
    { now: 5001, earlier: 5000 },
    { kind: 'percent', change: '+<1', isDown: false },
  ],
  [
    { now: 5, earlier: 0 },
    { kind: 'first', count: 5 },
  ],
  [{ now: 5, earlier: 5 }, { kind: 'none' }],
  [{ now: 0, earlier: 0 }, { kind: 'none' }],
])('%o is %o', (figure, growth) => {
  expect(growthOf(figure)).toEqual(growth)
})
