import { expect, test } from 'vitest'
import { monthBefore } from './month-before.ts'

test.each([
  ['2026-11-21T10:00:00.000Z', '2026-10-21T10:00:00.000Z'],
  ['2027-01-05T00:00:00.000Z', '2026-12-05T00:00:00.000Z'],
  ['2027-03-31T12:00:00.000Z', '2027-02-28T12:00:00.000Z'],
  ['2028-03-30T12:00:00.000Z', '2028-02-29T12:00:00.000Z'],
])('a month before %s is %s', (at, before) => {
  expect(monthBefore(new Date(at)).toISOString()).toBe(before)
})
