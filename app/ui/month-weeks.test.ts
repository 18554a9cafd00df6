import { expect, test } from 'vitest'
import { monthWeeks } from './month-weeks.ts'

test('a month starts on its weekday, and its last week is padded', () => {
  const weeks = monthWeeks('2026-11')
  expect(weeks).toHaveLength(5)
  expect(weeks[0]).toEqual([
    '2026-11-01',
    '2026-11-02',
    '2026-11-03',
    '2026-11-04',
    '2026-11-05',
    '2026-11-06',
    '2026-11-07',
  ])
  expect(weeks.at(-1)).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null])
})

test.each([
  ['2026-02', 28, 4],
  ['2028-02', 29, 5],
  ['2000-02', 29, 5],
  ['2100-02', 28, 5],
  ['2026-08', 31, 6],
  ['2026-12', 31, 5],
])('%s has %i days in %i weeks', (month, days, weeks) => {
  const found = monthWeeks(month)
  expect(found).toHaveLength(weeks)
  expect(found.every((week) => week.length === 7)).toBe(true)
  const all = found.flat().filter((day) => day !== null)
  expect(all).toHaveLength(days)
  expect(new Set(all).size).toBe(days)
  for (const week of found) {
    for (const [at, day] of week.entries()) {
      if (day !== null) expect(new Date(`${day}T00:00:00Z`).getUTCDay()).toBe(at)
    }
  }
})
