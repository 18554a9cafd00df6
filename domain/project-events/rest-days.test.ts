import { expect, test } from 'vitest'
import { draftSchema } from './content.ts'
import { restDaysOf, restDaysOfDraft, sunsetOf } from './rest-days.ts'

const event = (start: string, end: string | null = null, timeZone = 'Asia/Jerusalem') =>
  restDaysOf({
    type: 'event',
    timeZone,
    startDatetime: new Date(start),
    endDatetime: end === null ? null : new Date(end),
    startDate: null,
    endDate: null,
  })

const project = (startDate: string | null, endDate: string | null) =>
  restDaysOf({
    type: 'project',
    timeZone: 'Asia/Jerusalem',
    startDatetime: null,
    endDatetime: null,
    startDate,
    endDate,
  })

test.each([
  // From tables of sunset in Jerusalem.
  ['2026-06-21', '2026-06-21T16:47:00Z'],
  ['2026-12-21', '2026-12-21T14:40:00Z'],
  ['2026-03-20', '2026-03-20T15:53:00Z'],
  ['2026-09-22', '2026-09-22T15:38:00Z'],
])('the sun sets on %s in Jerusalem about %s', (day, moment) => {
  expect(Math.abs(sunsetOf(day) - Date.parse(moment))).toBeLessThan(5 * 60_000)
})

test('Shabbat is from before sunset on Friday to nightfall on Saturday', () => {
  const shabbat = ['Saturday, November 28, 2026: Shabbat']
  expect(event('2026-11-28T08:00:00Z')).toEqual(shabbat)
  expect(event('2026-11-27T13:00:00Z')).toEqual([])
  expect(event('2026-11-27T13:00:00Z', '2026-11-27T15:00:00Z')).toEqual([
    'Friday, November 27, 2026: Shabbat begins that evening',
  ])
  expect(event('2026-11-27T17:00:00Z')).toHaveLength(1)
  expect(event('2026-11-28T14:50:00Z')).toEqual(shabbat)
  expect(event('2026-11-28T16:00:00Z', '2026-11-28T19:00:00Z')).toEqual([])
  // In summer the same hour on Friday is free.
  expect(event('2026-06-26T13:00:00Z', '2026-06-26T15:00:00Z')).toEqual([])
  // A weekend together.
  expect(event('2026-11-26T08:00:00Z', '2026-11-29T08:00:00Z')).toEqual(shabbat)
})

test('holidays on which work is forbidden, and days of mourning', () => {
  expect(event('2025-10-02T08:00:00Z')).toEqual(['Thursday, October 2, 2025: Yom Kippur'])
  expect(event('2025-10-01T17:00:00Z')).toEqual([
    'Wednesday, October 1, 2025: Yom Kippur begins that evening',
  ])
  expect(event('2023-09-16T08:00:00Z')).toEqual([
    'Saturday, September 16, 2023: Shabbat and Rosh Hashanah',
  ])
  expect(event('2025-08-03T08:00:00Z')).toEqual([
    "Sunday, August 3, 2025: Tisha B'Av (a day of mourning)",
  ])
  // People work and celebrate on these.
  expect(event('2024-12-26T08:00:00Z')).toEqual([])
  expect(event('2024-10-20T08:00:00Z')).toEqual([])
})

test('elsewhere in the world nothing is said', () => {
  expect(event('2026-11-28T08:00:00Z', null, 'America/New_York')).toEqual([])
})

test('of a project, its first and last day', () => {
  expect(project('2026-11-28', '2026-12-31')).toEqual(['Saturday, November 28, 2026: Shabbat'])
  expect(project('2026-11-29', '2026-12-31')).toEqual([])
  expect(project(null, '2025-10-02')).toHaveLength(1)
  expect(project(null, null)).toEqual([])
})

test('each date of a draft, however incomplete, earliest first', () => {
  const draft = (more: object) =>
    restDaysOfDraft(draftSchema.parse({ type: 'event', startTime: '10:00', ...more }))
  const further = (startDate: string) => ({ startDate, startTime: '10:00' })
  expect(
    draft({
      startDate: '2026-12-12',
      furtherDates: [further('2026-12-05'), further('2026-12-13'), further('')],
    }),
  ).toEqual(['Saturday, December 5, 2026: Shabbat', 'Saturday, December 12, 2026: Shabbat'])
  expect(draft({})).toEqual([])
  expect(draft({ startDate: '20', startTime: '1' })).toEqual([])
  expect(draft({ type: 'project', startDate: '2026-12-05', timeZone: '' })).toHaveLength(1)
  expect(draft({ type: 'project', startDate: '202' })).toEqual([])
})
