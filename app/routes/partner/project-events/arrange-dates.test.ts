import { expect, test } from 'vitest'
import { readRows } from '../products/form-rows.ts'
import { arrangeDates } from './arrange-dates.ts'

const typed = {
  title: 'Evening class',
  startDate: '2026-10-20',
  startTime: '19:00',
  endDate: '',
  endTime: '21:00',
  furtherDates: '0',
  'repeat.every': 'week',
  'repeat.until': '2026-11-03',
}
const days = (values: Record<string, string> | undefined) =>
  readRows(values ?? {}, 'furtherDates').map(({ startDate }) => startDate)
const press = (button: string, values: Record<string, string> = typed) =>
  arrangeDates(button, values)

test('repeating fills the list and keeps everything typed', () => {
  const filled = press('furtherDates.repeat')
  expect(filled?.problems).toEqual({})
  expect(filled?.values).toMatchObject({ title: 'Evening class', 'repeat.until': '2026-11-03' })
  expect(readRows(filled?.values ?? {}, 'furtherDates')).toEqual([
    { startDate: '2026-10-27', startTime: '19:00', endDate: '', endTime: '21:00' },
    { startDate: '2026-11-03', startTime: '19:00', endDate: '', endTime: '21:00' },
  ])
  // Again, further, with one date moved by hand.
  const moved = { ...filled?.values, 'furtherDates.0.startDate': '2026-10-28' }
  const more = press('furtherDates.repeat', { ...moved, 'repeat.until': '2026-11-10' })
  expect(days(more?.values)).toEqual(['2026-10-27', '2026-10-28', '2026-11-03', '2026-11-10'])
})

test('dates are added at the hours of the first one, removed, and removed together', () => {
  const added = press('furtherDates.add.0')?.values ?? {}
  expect(readRows(added, 'furtherDates')).toEqual([
    { startDate: '', startTime: '19:00', endDate: '', endTime: '21:00' },
  ])
  const filled = press('furtherDates.repeat')?.values ?? {}
  expect(days(press('furtherDates.remove.0', filled)?.values)).toEqual(['2026-11-03'])
  expect(days(press('furtherDates.clear', filled)?.values)).toEqual([])
  expect(press('pictures.up.1')).toBe(null)
})

test.each([
  ['no first day', { startDate: '' }, 'startDate', /day it starts/],
  ['no last day', { 'repeat.until': '' }, 'repeat.until', /until which/],
  ['the first day again', { 'repeat.until': '2026-10-20' }, 'repeat.until', /after the first/],
  ['no week by then', { 'repeat.until': '2026-10-26' }, 'repeat.until', /does not repeat/],
  ['years of weeks', { 'repeat.until': '2029-10-26' }, 'repeat.until', /more than 60/],
])('nothing is filled: %s', (_, wrong, input, sentence) => {
  const asked = press('furtherDates.repeat', { ...typed, ...wrong })
  expect(days(asked?.values)).toEqual([])
  expect(asked?.problems).toEqual({ [input]: expect.stringMatching(sentence) })
})

test('a list that is full takes no more', () => {
  const full = press('furtherDates.repeat', {
    ...typed,
    'repeat.every': 'day',
    'repeat.until': '2026-12-18',
  })?.values
  expect(days(full)).toHaveLength(59)
  expect(days(press('furtherDates.add.0', full)?.values)).toHaveLength(59)
})
