import { expect, test } from 'vitest'
import { firstDayOf, holidayOn } from './holidays.ts'

/** From printed calendars; among them every way in which memorial days and fasts are moved. */
test.each([
  ['roshHashanah', 5784, '2023-09-16'],
  ['roshHashanah', 5786, '2025-09-23'],
  ['yomKippur', 5786, '2025-10-02'],
  ['sukkot', 5785, '2024-10-17'],
  ['simchatTorah', 5785, '2024-10-24'],
  // The 29th is a Saturday.
  ['sigd', 5782, '2021-11-04'],
  ['sigd', 5787, '2026-11-09'],
  ['sigd', 5789, '2028-11-16'],
  ['hanukkah', 5785, '2024-12-26'],
  ['tuBishvat', 5786, '2026-02-02'],
  ['purim', 5784, '2024-03-24'],
  ['purim', 5785, '2025-03-14'],
  ['passover', 5784, '2024-04-23'],
  ['passoverEnd', 5784, '2024-04-29'],
  ['yomHashoah', 5783, '2023-04-18'],
  // From Friday to Thursday, from Sunday to Monday.
  ['yomHashoah', 5785, '2025-04-24'],
  ['yomHashoah', 5784, '2024-05-06'],
  ['yomHazikaron', 5783, '2023-04-25'],
  ['independence', 5783, '2023-04-26'],
  // The fifth of Iyar is a Saturday, a Friday, a Monday.
  ['yomHazikaron', 5785, '2025-04-30'],
  ['independence', 5785, '2025-05-01'],
  ['yomHazikaron', 5782, '2022-05-04'],
  ['independence', 5782, '2022-05-05'],
  ['yomHazikaron', 5784, '2024-05-13'],
  ['independence', 5784, '2024-05-14'],
  ['lagBaomer', 5785, '2025-05-16'],
  ['jerusalemDay', 5785, '2025-05-26'],
  ['shavuot', 5784, '2024-06-12'],
  ['tishaBav', 5784, '2024-08-13'],
  // From Shabbat to Sunday.
  ['tishaBav', 5785, '2025-08-03'],
  ['tuBav', 5785, '2025-08-09'],
] as const)('%s of %d is on %s', (id, year, day) => {
  expect(firstDayOf(id, year)).toBe(day)
  expect(holidayOn(day)?.id).toBe(id)
})

test('holidays of several days, and what is between their first and last', () => {
  expect(holidayOn('2025-09-24')).toMatchObject({ id: 'roshHashanah', kind: 'rest' })
  expect(holidayOn('2025-09-25')).toBeNull()
  expect(holidayOn('2024-10-18')).toMatchObject({ id: 'sukkotDays', kind: 'other' })
  expect(holidayOn('2024-10-23')?.id).toBe('sukkotDays')
  expect(holidayOn('2024-04-28')).toMatchObject({ id: 'passoverDays', kind: 'other' })
  expect(holidayOn('2025-01-02')?.id).toBe('hanukkah')
  expect(holidayOn('2025-01-03')).toBeNull()
})
