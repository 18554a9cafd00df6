import { expect, test } from 'vitest'
import { speak } from '#platform/speak.ts'
import { addDays } from './day.ts'
import {
  dayOfHebrew,
  daysOfHebrewMonth,
  hebrewDateOf,
  hebrewDayNumber,
  hebrewLetters,
  writeHebrewDates,
  writeHebrewMonths,
} from './hebrew-date.ts'

const NAMES: Record<string, string> = {
  Tishri: 'tishrei',
  Heshvan: 'cheshvan',
  Tamuz: 'tammuz',
  'Adar I': 'adar1',
  'Adar II': 'adar2',
}

test('every day of 70 years is that of the calendar of Intl, and back', () => {
  const calendar = new Intl.DateTimeFormat('en-u-ca-hebrew', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  const wrong: string[] = []
  for (let day = '2000-01-01'; day < '2070-01-01'; day = addDays(day, 1)) {
    const parts = Object.fromEntries(
      calendar.formatToParts(new Date(`${day}T00:00:00Z`)).map(({ type, value }) => [type, value]),
    )
    const month = NAMES[parts['month']!] ?? parts['month']!.toLowerCase()
    const date = hebrewDateOf(day)
    const expected = `${parts['day']} ${month} ${parts['year']}`
    if (`${date.day} ${date.month} ${date.year}` !== expected || dayOfHebrew(date) !== day) {
      wrong.push(`${day}: ${expected}, not ${JSON.stringify(date)}`)
    }
  }
  expect(wrong).toEqual([])
}, 30_000)

test('Adar is the second one of a leap year, and the only one of others', () => {
  expect(dayOfHebrew({ year: 5784, month: 'adar', day: 14 })).toBe('2024-03-24')
  expect(dayOfHebrew({ year: 5785, month: 'adar2', day: 14 })).toBe('2025-03-14')
  expect(daysOfHebrewMonth(5784, 'adar1')).toEqual({ from: '2024-02-10', to: '2024-03-10' })
  expect(daysOfHebrewMonth(5787, 'elul')).toEqual({ from: '2027-09-03', to: '2027-10-01' })
})

test.each([
  [1, 'א׳'],
  [10, 'י׳'],
  [13, 'י״ג'],
  [15, 'ט״ו'],
  [16, 'ט״ז'],
  [30, 'ל׳'],
  [5787, 'תשפ״ז'],
  [5716, 'תשט״ז'],
  [5800, 'ת״ת'],
])('%d is written %s', (number, letters) => {
  expect(hebrewLetters(number)).toBe(letters)
})

test('dates are written in the language of the page', () => {
  expect(writeHebrewDates('2026-11-23')).toBe('13 Kislev 5787')
  expect(writeHebrewDates('2026-11-23', '2026-11-25')).toBe('13–15 Kislev 5787')
  expect(writeHebrewDates('2026-11-23', '2026-12-13')).toBe('13 Kislev – 3 Tevet 5787')
  expect(writeHebrewDates('2026-09-11', '2026-09-12')).toBe('29 Elul 5786 – 1 Tishrei 5787')
  expect(writeHebrewMonths('2026-11-01', '2026-11-30')).toBe('Cheshvan – Kislev 5787')
  expect(writeHebrewMonths('2026-09-01', '2026-09-30')).toBe('Elul 5786 – Tishrei 5787')
  expect(hebrewDayNumber('2026-11-23')).toBe('13')
  speak('he', () => {
    expect(writeHebrewDates('2026-11-23')).toBe('י״ג בכסלו תשפ״ז')
    expect(writeHebrewDates('2026-11-23', '2026-11-25')).toBe('י״ג–ט״ו בכסלו תשפ״ז')
    expect(writeHebrewDates('2027-02-23')).toBe('ט״ז באדר א׳ תשפ״ז')
    expect(hebrewDayNumber('2026-11-23')).toBe('י״ג')
  })
})
