import { expect, test } from 'vitest'
import { readRows } from '../products/form-rows.ts'
import { arrangeDates } from './arrange-dates.ts'

const NOW = new Date('2026-10-01T12:00:00Z')
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
  arrangeDates(button, values, NOW)

test('repeating fills the list and keeps everything typed', () => {
  const filled = press('furtherDates.repeat')
  expect(filled?.problems).toEqual({})
  expect(filled?.values).toMatchObject({ title: 'Evening class', 'repeat.until': '2026-11-03' })
  const hours = { startTime: '19:00', endDate: '', endTime: '21:00' }
  const series = (day: string) => expect.stringMatching(`^[a-z0-9]{8} week ${day}$`)
  expect(filled?.values).toMatchObject({ series: series('2026-10-20') })
  expect(readRows(filled?.values ?? {}, 'furtherDates')).toEqual([
    { startDate: '2026-10-27', ...hours, series: series('2026-10-27') },
    { startDate: '2026-11-03', ...hours, series: series('2026-11-03') },
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

test.each(['tomorrow', '9999-12-31', '2026-10-19'])(
  'dates that end “%s” are repeated as others, at once',
  (endDate) => {
    const filled = press('furtherDates.repeat', { ...typed, endDate })
    expect(days(filled?.values)).toEqual(['2026-10-27', '2026-11-03'])
  },
)

test('a list that is full takes no more', () => {
  const full = press('furtherDates.repeat', {
    ...typed,
    'repeat.every': 'day',
    'repeat.until': '2026-12-18',
  })?.values
  expect(days(full)).toHaveLength(59)
  expect(days(press('furtherDates.add.0', full)?.values)).toHaveLength(59)
})

/** Four evenings; the parts of the form that say when they are. */
const evenings = () =>
  press('furtherDates.repeat', { ...typed, 'repeat.until': '2026-11-10' })?.values ?? {}
const all = (values: Record<string, string> | undefined) =>
  [values ?? {}, ...readRows(values ?? {}, 'furtherDates')].map(
    ({ startDate, startTime, datePlaces = '', series = '' }) => ({
      when: `${startDate} ${startTime}${datePlaces && ` (${datePlaces})`}`,
      key: series.slice(0, 8),
      day: series.slice(-10),
    }),
  )
const whens = (values: Record<string, string> | undefined) => all(values).map(({ when }) => when)

test('a change is for one date, for it and those that follow, or for all', () => {
  const changed = {
    ...evenings(),
    'furtherDates.1.startDate': '2026-11-04',
    'furtherDates.1.startTime': '20:00',
    'furtherDates.1.datePlaces': '8',
  }
  expect(whens(changed)).toEqual([
    '2026-10-20 19:00',
    '2026-10-27 19:00',
    '2026-11-04 20:00 (8)',
    '2026-11-10 19:00',
  ])
  const following = press('series.change.following.2', changed)?.values
  expect(whens(following)).toEqual([
    '2026-10-20 19:00',
    '2026-10-27 19:00',
    '2026-11-04 20:00 (8)',
    '2026-11-11 20:00 (8)',
  ])
  // They are a rule of their own from then on.
  const [first, second, third, fourth] = all(following)
  expect(second?.key).toBe(first?.key)
  expect(third).toMatchObject({ day: '2026-11-04' })
  expect(third?.key).not.toBe(first?.key)
  expect(fourth).toMatchObject({ day: '2026-11-11', key: third?.key })

  const every = press('series.change.all.2', changed)?.values
  expect(whens(every)).toEqual([
    '2026-10-21 20:00 (8)',
    '2026-10-28 20:00 (8)',
    '2026-11-04 20:00 (8)',
    '2026-11-11 20:00 (8)',
  ])
  expect(new Set(all(every).map(({ key }) => key))).toEqual(new Set([first?.key]))
})

test('a monthly series that moves to a day that some months lack is on their last day', () => {
  const monthly = press('furtherDates.repeat', {
    ...typed,
    startDate: '2026-10-28',
    'repeat.every': 'month',
    'repeat.until': '2027-03-28',
  })?.values
  const to = (startDate: string, values = monthly) =>
    whens(press('series.change.all.0', { ...values, startDate })?.values).map((when) =>
      when.slice(0, 10),
    )
  const last = ['2026-10-31', '2026-11-30', '2026-12-31', '2027-01-31', '2027-02-28', '2027-03-31']
  expect(to('2026-10-31')).toEqual(last)
  // Other hours for all move none of them, and later another day moves all.
  const moved = press('series.change.all.0', { ...monthly, startDate: '2026-10-31' })?.values
  const later = press('series.change.all.4', {
    ...moved,
    'furtherDates.3.startTime': '20:00',
  })?.values
  expect(whens(later)).toEqual(last.map((day) => `${day} 20:00`))
  expect(to('2026-11-01', moved).slice(0, 3)).toEqual(['2026-11-01', '2026-12-01', '2027-01-01'])
})

test('the place of a date is applied to others with the rest of it', () => {
  const changed = { ...evenings(), 'furtherDates.1.dateLocation_en': 'Haifa' }
  const following = press('series.change.following.2', changed)?.values
  expect(
    readRows(following ?? {}, 'furtherDates').map((date) => date['dateLocation_en'] ?? ''),
  ).toEqual(['', 'Haifa', 'Haifa'])
  const [first, , third] = all(following)
  expect(third?.key).not.toBe(first?.key)
})

test('places alone leave the rule as it is', () => {
  const changed = { ...evenings(), 'furtherDates.1.datePlaces': '8' }
  const following = all(press('series.change.following.2', changed)?.values)
  expect(following.map(({ when }) => when.slice(17))).toEqual(['', '', '(8)', '(8)'])
  expect(new Set(following.map(({ key }) => key)).size).toBe(1)
})

test('this and following or all are removed; what has begun stays, and so does a last date', () => {
  const four = evenings()
  expect(whens(press('series.remove.following.2', four)?.values)).toEqual([
    '2026-10-20 19:00',
    '2026-10-27 19:00',
  ])
  const alone = { 'furtherDates.3.startDate': '2026-12-01', 'furtherDates.3.startTime': '10:00' }
  const left = press('series.remove.all.1', { ...four, ...alone })?.values
  expect(whens(left)).toEqual(['2026-12-01 10:00'])
  expect(left).toMatchObject({ series: '', endTime: '' })
  expect(press('series.remove.all.1', four)?.problems).toEqual({
    'furtherDates.0.startDate': expect.stringContaining('needs a date'),
  })
  const later = new Date('2026-10-27T20:00:00Z')
  expect(whens(arrangeDates('series.remove.all.0', four, later)?.values)).toEqual([
    '2026-10-20 19:00',
    '2026-10-27 19:00',
  ])
  const moved = arrangeDates(
    'series.change.all.2',
    { ...four, 'furtherDates.1.startTime': '18:00' },
    later,
  )
  expect(whens(moved?.values)).toEqual([
    '2026-10-20 19:00',
    '2026-10-27 19:00',
    '2026-11-03 18:00',
    '2026-11-10 18:00',
  ])
})

test('a date in no series has no such buttons, whatever is posted', () => {
  const added = press('furtherDates.add.0')?.values ?? {}
  for (const button of ['series.change.all.1', 'series.remove.all.7', 'series.change.all.0']) {
    expect(whens(press(button, added)?.values)).toEqual(whens(added))
  }
  const forged = { ...added, series: "x'; drop table week 2026-13-01" }
  expect(whens(press('series.remove.all.0', forged)?.values)).toEqual(whens(forged))
})
