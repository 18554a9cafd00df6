import { expect, test } from 'vitest'
import {
  chooseDate,
  countHere,
  hasOpened,
  isDateOver,
  proposedHours,
  type OccasionDate,
} from './attendance.ts'

const at = (text: string) => new Date(`${text}Z`)
const date = (startsAt: string | null, endsAt: string | null, more: object = {}): OccasionDate => ({
  id: startsAt,
  startsAt: startsAt === null ? null : at(startsAt),
  endsAt: endsAt === null ? null : at(endsAt),
  isAllDay: false,
  ...more,
})
const evening = date('2026-11-03T16:00', '2026-11-03T18:30')

test('check-in opens half a day before the start, and at any time for what has none', () => {
  expect(hasOpened(evening, at('2026-11-03T03:59'))).toBe(false)
  expect(hasOpened(evening, at('2026-11-03T04:00'))).toBe(true)
  expect(hasOpened(date(null, null), at('2026-11-03T04:00'))).toBe(true)
})

test('an event is over with its end, or with its day where it takes place', () => {
  const event = { type: 'event', timeZone: 'Asia/Jerusalem' } as const
  expect(isDateOver(evening, event, at('2026-11-03T18:29'))).toBe(false)
  expect(isDateOver(evening, event, at('2026-11-03T18:30'))).toBe(true)
  const open = date('2026-11-03T16:00', null)
  expect(isDateOver(open, event, at('2026-11-03T21:59'))).toBe(false)
  // Midnight in Jerusalem.
  expect(isDateOver(open, event, at('2026-11-03T22:00'))).toBe(true)
})

test('hours of a project can be confirmed once it has ended, or begun if nobody knows its end', () => {
  const project = { type: 'project', timeZone: 'Asia/Jerusalem' } as const
  const month = date('2026-11-01T00:00', '2026-12-01T00:00', { isAllDay: true })
  expect(isDateOver(month, project, at('2026-11-30T00:00'))).toBe(false)
  expect(isDateOver(month, project, at('2026-12-01T00:00'))).toBe(true)
  const goesOn = date('2026-11-01T00:00', null, { isAllDay: true })
  expect(isDateOver(goesOn, project, at('2026-10-31T00:00'))).toBe(false)
  expect(isDateOver(goesOn, project, at('2026-11-02T00:00'))).toBe(true)
})

test('hours are proposed by length and people, in whole hours of at least one', () => {
  expect(proposedHours(evening, 1)).toBe(3)
  expect(proposedHours(evening, 2)).toBe(5)
  expect(proposedHours(date('2026-11-03T16:00', '2026-11-03T16:10'), 1)).toBe(1)
  expect(proposedHours(date('2026-11-03T16:00', null), 1)).toBeNull()
  expect(proposedHours({ ...evening, isAllDay: true }, 1)).toBeNull()
})

test('without a date in the address the current one is shown, then the next, then the last', () => {
  const dates = [evening, date('2026-11-10T16:00', '2026-11-10T18:00')]
  const shown = (now: string, asked: string | null = null) => chooseDate(dates, asked, at(now))?.id
  expect(shown('2026-11-01T00:00')).toBe(dates[0]?.id)
  expect(shown('2026-11-04T06:00')).toBe(dates[0]?.id)
  expect(shown('2026-11-04T07:00')).toBe(dates[1]?.id)
  expect(shown('2026-12-01T00:00')).toBe(dates[1]?.id)
  expect(shown('2026-12-01T00:00', dates[0]?.id ?? '')).toBe(dates[0]?.id)
  expect(shown('2026-12-01T00:00', 'of another item')).toBeUndefined()
})

test('people are counted, not sign-ups', () => {
  const row = { places: 3, people: 3, attended: null, standing: 'expected' } as const
  expect(
    countHere([
      row,
      { ...row, attended: 'here', people: 2 },
      { ...row, attended: 'absent' },
      { ...row, standing: 'unanswered' },
    ]),
  ).toEqual({
    here: 2,
    expected: 9,
  })
})
