import { expect, test } from 'vitest'
import { momentsOf } from './local-time.ts'
import { mergeDates, repeatDate } from './repeat-dates.ts'

const evening = (startDate: string) => ({
  startDate,
  startTime: '19:00',
  endDate: '',
  endTime: '21:00',
})
const daysOf = (dates: readonly { startDate: string }[]) => dates.map(({ startDate }) => startDate)

test.each([
  // Israel's clocks go forward on March 27, 2026, and back on October 25.
  ['Asia/Jerusalem', '2026-03-24', '2026-04-07', ['17:00', '16:00', '16:00']],
  ['Asia/Jerusalem', '2026-10-20', '2026-11-03', ['16:00', '17:00', '17:00']],
  ['America/New_York', '2026-10-27', '2026-11-03', ['23:00', '00:00']],
])(
  'a weekly date keeps its hours when the clocks change in %s after %s',
  (zone, first, until, utc) => {
    const dates = [evening(first), ...repeatDate(evening(first), 'week', until)]
    const starts = dates.map((date) =>
      momentsOf({ date: date.startDate, time: date.startTime }, zone)[0]!.toISOString(),
    )
    expect(starts.map((start) => start.slice(11, 16))).toEqual(utc)
  },
)

test.each([
  ['day', '2026-03-03', ['2026-03-02', '2026-03-03']],
  ['week', '2026-03-15', ['2026-03-08', '2026-03-15']],
  ['two-weeks', '2026-03-28', ['2026-03-15']],
  ['month', '2026-06-30', ['2026-04-01', '2026-05-01', '2026-06-01']],
  ['week', '2026-03-07', []],
] as const)('repeated every %s through %s', (every, until, days) => {
  expect(daysOf(repeatDate(evening('2026-03-01'), every, until))).toEqual(days)
})

test('a month without the day is left out, and the last day moves along with the first', () => {
  const weekend = { ...evening('2026-10-31'), endDate: '2026-11-02' }
  expect(
    repeatDate(weekend, 'month', '2027-03-31').map(({ startDate, endDate }) => [
      startDate,
      endDate,
    ]),
  ).toEqual([
    ['2026-12-31', '2027-01-02'],
    ['2027-01-31', '2027-02-02'],
    ['2027-03-31', '2027-04-02'],
  ])
})

test('it ends at as many as an event may have', () => {
  expect(repeatDate(evening('2026-01-01'), 'day', '2099-01-01')).toHaveLength(60)
})

test('dates come in order of time, and one that is there is not added', () => {
  const typed = [{ ...evening('2026-03-15'), endTime: '23:00' }, evening('2026-03-05')]
  const merged = mergeDates(typed, repeatDate(evening('2026-03-01'), 'week', '2026-03-15'))
  expect(daysOf(merged)).toEqual(['2026-03-05', '2026-03-08', '2026-03-15'])
  expect(merged[2]).toMatchObject({ endTime: '23:00' })
})
