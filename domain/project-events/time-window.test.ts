import { expect, test } from 'vitest'
import type { ListTime } from './listing.ts'
import { windowOf } from './time-window.ts'

const noDays = { time: 'upcoming', from: null, to: null } as const

const windowIn = (asked: Partial<Parameters<typeof windowOf>[0]>, now: string) => {
  const found = windowOf({ ...noDays, ...asked }, new Date(now))
  return found && [found.from.toISOString(), found.to?.toISOString() ?? null]
}
const window = (time: ListTime, now: string) => windowIn({ time }, now)

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

test('thirty days, no end for what is upcoming, and nothing for what is past', () => {
  const now = '2026-11-26T15:00:00.000Z'
  expect(window('month', now)?.[1]).toBe('2026-12-26T15:00:00.000Z')
  expect(window('upcoming', now)).toEqual([now, null])
  expect(window('past', now)).toBeNull()
})

test('chosen days last from midnight to midnight in Israel, and take the place of the time', () => {
  const now = '2026-11-26T15:00:00.000Z'
  expect(windowIn({ time: 'today', from: '2026-12-01', to: '2026-12-02' }, now)).toEqual([
    '2026-11-30T22:00:00.000Z',
    '2026-12-02T22:00:00.000Z',
  ])
  expect(windowIn({ from: '2026-03-26', to: '2026-03-27' }, now)).toEqual([
    '2026-03-25T22:00:00.000Z',
    '2026-03-27T21:00:00.000Z',
  ])
  expect(windowIn({ to: '2026-12-01' }, now)).toEqual([now, '2026-12-01T22:00:00.000Z'])
  expect(windowIn({ from: '2026-12-01' }, now)).toEqual(['2026-11-30T22:00:00.000Z', null])
})
