import { expect, test } from 'vitest'
import { clockOf, hoursOf } from './hours.ts'

const evening = {
  startDatetime: '2026-11-22T17:00:00.000Z',
  endDatetime: '2026-11-22T19:30:00.000Z',
  timeZone: 'Asia/Jerusalem',
  firstDay: '2026-11-22',
  lastDay: '2026-11-22',
}

test('shows hours for one day, and dates for several', () => {
  expect(hoursOf(evening)).toBe('7:00 PM – 9:30 PM')
  expect(hoursOf({ ...evening, endDatetime: null })).toBe('7:00 PM')
  const days = { ...evening, endDatetime: '2026-11-24T10:00:00.000Z', lastDay: '2026-11-24' }
  expect(hoursOf(days)).toContain('Nov 22, 2026')
  expect(hoursOf(days)).toContain('Nov 24, 2026')
})

test('a 24-hour clock starts at 00:00', () => {
  expect(clockOf(evening)).toBe('19:00')
  expect(clockOf({ ...evening, startDatetime: '2026-11-21T22:05:00.000Z' })).toBe('00:05')
  expect(clockOf({ ...evening, timeZone: 'America/New_York' })).toBe('12:00')
  expect(clockOf({ ...evening, startDatetime: null })).toBe('')
})
