import { expect, test } from 'vitest'
import type { Occasion } from '../support/support-rules.ts'
import { weighTime } from './weigh-time.ts'

/** A Wednesday, noon in Jerusalem. */
const now = new Date('2026-11-25T10:00:00Z')
const occasion: Occasion = {
  type: 'event',
  startDatetime: null,
  endDatetime: null,
  startDate: null,
  endDate: null,
  timeZone: 'Asia/Jerusalem',
}

test.each([
  ['2026-11-25T07:00:00Z', { why: 'soon', day: '2026-11-25', inDays: 0 }, 10],
  ['2026-11-26T07:00:00Z', { why: 'soon', day: '2026-11-26', inDays: 1 }, 10],
  // Past midnight in its time zone, though not yet in London.
  ['2026-11-26T22:30:00Z', { why: 'soon', day: '2026-11-27', inDays: 2 }, 10],
  ['2026-12-05T07:00:00Z', { why: 'soon', day: '2026-12-05', inDays: 10 }, 7],
  ['2026-12-20T07:00:00Z', { why: 'soon', day: '2026-12-20', inDays: 25 }, 4],
])('an event that starts %s', (startDatetime, reason, points) => {
  expect(weighTime({ ...occasion, startDatetime }, now)).toEqual([{ reason, points }])
})

test('an event running since yesterday is ongoing; a distant one is not soon', () => {
  const since = { startDatetime: '2026-11-24T07:00:00Z', endDatetime: '2026-11-27T07:00:00Z' }
  expect(weighTime({ ...occasion, ...since }, now)).toEqual([
    { reason: { why: 'running' }, points: 10 },
  ])
  expect(weighTime({ ...occasion, startDatetime: '2027-03-01T07:00:00Z' }, now)).toEqual([])
})

test.each([
  [null, null, []],
  [null, '2026-12-01', [{ reason: { why: 'ends', day: '2026-12-01' }, points: 5 }]],
  [null, '2027-05-01', []],
  ['2026-12-01', '2026-12-02', [{ reason: { why: 'begins', day: '2026-12-01' }, points: 5 }]],
  ['2027-05-01', null, []],
  ['2026-11-25', '2026-11-25', [{ reason: { why: 'ends', day: '2026-11-25' }, points: 5 }]],
])('a project from %s to %s', (startDate, endDate, told) => {
  expect(weighTime({ ...occasion, type: 'project', startDate, endDate }, now)).toEqual(told)
})
