import { expect, test } from 'vitest'
import { BEGINNING } from '#domain/project-events/list-address.ts'
import { calendarAddress, readCalendarAddress } from './calendar-address.ts'

const today = '2026-11-21'
const read = (search: string) => readCalendarAddress(new URLSearchParams(search), today)

test.each([
  ['', '2026-11', null, false],
  ['month=2026-12', '2026-12', null, false],
  ['month=2025-01&previous=1', '2025-01', null, true],
  ['month=2026-12&date=2026-12-31', '2026-12', '2026-12-31', false],
  ['date=2027-02-28', '2027-02', '2027-02-28', false],
  // Unknown values are ignored.
  ['month=2024-12', '2026-11', null, false],
  ['month=2028-01&date=2028-01-01', '2026-11', null, false],
  ['month=2026-12&date=2026-11-30', '2026-12', null, false],
  ['month=2027-02&date=2027-02-29', '2027-02', null, false],
  ['month=x&date=y&previous=yes', '2026-11', null, false],
  ['month=2026-12&month=2027-01', '2026-12', null, false],
])('?%s', (search, month, date, previous) => {
  expect(read(search)).toEqual({ month, date, previous, filters: BEGINNING })
})

test('a URL contains exactly the query it is made of', () => {
  const filters = { ...BEGINNING, supportTypes: ['volunteer' as const], near: 'Haifa' }
  const asked = { month: '2027-03', date: '2027-03-26', previous: true, filters }
  expect(calendarAddress(asked)).toBe(
    '/calendar?category=volunteer&near=Haifa&month=2027-03&date=2027-03-26&previous=1',
  )
  expect(calendarAddress({ ...asked, filters: BEGINNING })).toBe(
    '/calendar?month=2027-03&date=2027-03-26&previous=1',
  )
  expect(read(calendarAddress(asked).split('?')[1]!)).toEqual(asked)
  expect(calendarAddress({})).toBe('/calendar')
  expect(calendarAddress({ month: '2027-03' }, '/partner/1?tab=calendar')).toBe(
    '/partner/1?tab=calendar&month=2027-03',
  )
})

test('what the calendar itself decides is no filter of it', () => {
  expect(read('type=project&time=past&from=2026-12-01&sort=newest&page=3').filters).toEqual(
    BEGINNING,
  )
})
