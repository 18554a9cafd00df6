import { expect, test } from 'vitest'
import { asMonth, asShownDay, monthsAround } from './months.ts'

test.each([
  ['2026-11-21', '2025-01', '2027-12'],
  ['2026-12-31', '2025-01', '2027-12'],
  ['2027-01-01', '2026-01', '2028-12'],
  ['2028-02-29', '2027-01', '2029-12'],
])('on %s: from %s to %s', (today, first, last) => {
  const months = monthsAround(today)
  expect(months).toHaveLength(36)
  expect([months[0], months.at(-1)]).toEqual([first, last])
  expect(new Set(months).size).toBe(36)
  expect(months.toSorted()).toEqual(months)
  expect(months).toContain(today.slice(0, 7))
})

test('other months, and their days, are not shown', () => {
  const today = '2026-11-21'
  expect(asMonth('2025-01', today)).toBe('2025-01')
  expect(asMonth('2027-12', today)).toBe('2027-12')
  for (const word of ['2024-12', '2028-01', '2026-13', '2026-1', '', 'all', null, undefined]) {
    expect(asMonth(word, today), String(word)).toBeNull()
  }
  expect(asShownDay('2027-12-31', today)).toBe('2027-12-31')
  expect(asShownDay('2028-01-01', today)).toBeNull()
  expect(asShownDay(null, today)).toBeNull()
})
