import { expect, test } from 'vitest'
import { format } from '#platform/text/format.ts'
import { speak } from '#platform/speak.ts'
import { describeTime, timesOf, whenOf } from './when.ts'

const event = {
  type: 'event' as const,
  startDatetime: '2026-11-24T16:00:00.000Z',
  endDatetime: '2026-11-24T18:00:00.000Z',
  timeZone: 'Asia/Jerusalem',
  startDate: null,
  endDate: null,
}
const project = { ...event, type: 'project' as const, startDatetime: null, endDatetime: null }

test('an event is shown in its own time zone', () => {
  expect(whenOf(event)).toBe('Tue, Nov 24, 2026, 6:00 – 8:00 PM')
  expect(whenOf({ ...event, endDatetime: null })).toBe('Tue, Nov 24, 2026, 6:00 PM')
  expect(whenOf({ ...event, timeZone: 'America/New_York' })).toBe(
    'Tue, Nov 24, 2026, 11:00 AM – 1:00 PM',
  )
})

test('an event past midnight shows both days', () => {
  expect(whenOf({ ...event, endDatetime: '2026-11-24T23:30:00.000Z' })).toBe(
    'Tue, Nov 24, 2026, 6:00 PM – Wed, Nov 25, 2026, 1:30 AM',
  )
})

test('daylight saving time moves the clock, not the event', () => {
  expect(
    timesOf({ startDatetime: '2026-07-01T16:00:00Z', endDatetime: null }, 'Asia/Jerusalem'),
  ).toBe('Wed, Jul 1, 2026, 7:00 PM')
})

test.each([
  [null, null, 'Ongoing'],
  ['2026-01-05', null, 'From Jan 5, 2026'],
  [null, '2026-03-01', 'Until Mar 1, 2026'],
  ['2026-01-05', '2026-03-01', 'Jan 5 – Mar 1, 2026'],
  ['2026-01-05', '2026-01-05', 'Jan 5, 2026'],
])('a project from %s to %s shows its days', (startDate, endDate, words) => {
  expect(whenOf({ ...project, startDate, endDate })).toBe(words)
})

test('a time zone has a name', () => {
  expect(format.zoneName(event.startDatetime, 'Asia/Jerusalem')).toBe('Israel Time')
})

test('of several dates the next one is named, and how many follow', () => {
  const when = 'Tue, Nov 24, 2026, 6:00 – 8:00 PM'
  expect(whenOf({ ...event, moreDates: 5 })).toBe(`${when} and 5 more dates`)
  expect(whenOf({ ...event, moreDates: 1 })).toBe(`${when} and 1 more date`)
  expect(whenOf({ ...event, moreDates: 0 })).toBe(when)
  expect(describeTime({ ...event, moreDates: 5 })).toBe(`${when}, Israel Time, and 5 more dates`)
  expect(speak('he', () => whenOf({ ...event, moreDates: 5 }))).toMatch(/ ועוד 5 תאריכים$/)
  expect(speak('he', () => whenOf({ ...event, moreDates: 2 }))).toMatch(/ ועוד שני תאריכים$/)
})
