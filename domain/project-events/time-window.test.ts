import { expect, test } from 'vitest'
import { timeWindow } from './time-window.ts'

const window = (time: 'today' | 'weekend' | 'month' | 'upcoming', now: string) => {
  const found = timeWindow(time, new Date(now))
  return found && [found.from.toISOString(), found.to.toISOString()]
}

test('today lasts until midnight in Israel', () => {
  expect(window('today', '2026-11-26T15:00:00Z')).toEqual([
    '2026-11-26T15:00:00.000Z',
    '2026-11-26T22:00:00.000Z',
  ])
  // It is tomorrow there already.
  expect(window('today', '2026-11-26T23:00:00Z')?.[1]).toBe('2026-11-27T22:00:00.000Z')
})

test.each([
  ['a Thursday', '2026-11-26T10:00:00Z', '2026-11-26T22:00:00.000Z', '2026-11-29T22:00:00.000Z'],
  ['a Monday', '2026-11-30T10:00:00Z', '2026-12-03T22:00:00.000Z', '2026-12-06T22:00:00.000Z'],
  ['a Saturday', '2026-11-28T10:00:00Z', '2026-11-28T10:00:00.000Z', '2026-11-29T22:00:00.000Z'],
  ['a Sunday', '2026-11-29T10:00:00Z', '2026-11-29T10:00:00.000Z', '2026-11-29T22:00:00.000Z'],
])('the weekend, on %s', (_, now, from, to) => {
  expect(window('weekend', now)).toEqual([from, to])
})

test('the weekend in which clocks go forward', () => {
  expect(window('weekend', '2026-03-24T10:00:00Z')).toEqual([
    '2026-03-26T22:00:00.000Z',
    '2026-03-29T21:00:00.000Z',
  ])
})

test('thirty days, and no days for what is upcoming', () => {
  expect(window('month', '2026-11-26T15:00:00Z')?.[1]).toBe('2026-12-26T15:00:00.000Z')
  expect(window('upcoming', '2026-11-26T15:00:00Z')).toBeNull()
})
