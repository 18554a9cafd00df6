import { expect, test } from 'vitest'
import { addDays } from '#domain/project-events/day.ts'
import { weekdayOf } from './days/day-span.ts'
import { JEWISH_HOLIDAYS } from './words/holidays.ts'

const hebrew = new Intl.DateTimeFormat('en-u-ca-hebrew', {
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

function hebrewDay(day: string): string {
  const parts = hebrew.formatToParts(new Date(`${day}T00:00:00Z`))
  const part = (type: string) => parts.find((one) => one.type === type)?.value ?? ''
  return `${part('day')} ${part('month').replace('Adar II', 'Adar')}`
}

/** The Hebrew date of each holiday, and its shifts by weekday (Sunday is 0). */
const rules: Record<string, [day: string, moves?: Record<number, number>]> = {
  'Tu BiShvat': ['15 Shevat'],
  Purim: ['14 Adar'],
  Passover: ['15 Nisan'],
  'Holocaust Remembrance Day': ['27 Nisan', { 5: -1, 0: 1 }],
  'Memorial Day': ['4 Iyar', { 4: -1, 5: -2, 0: 1 }],
  'Independence Day': ['5 Iyar', { 5: -1, 6: -2, 1: 1 }],
  'Lag BaOmer': ['18 Iyar'],
  'Jerusalem Day': ['28 Iyar'],
  Shavuot: ['6 Sivan'],
  "Tisha B'Av": ['9 Av', { 6: 1 }],
  "Tu B'Av": ['15 Av'],
  'Rosh Hashanah': ['1 Tishri'],
  'Yom Kippur': ['10 Tishri'],
  'the High Holidays': ['1 Tishri'],
  Sukkot: ['15 Tishri'],
  'Simchat Torah': ['22 Tishri'],
  Sigd: ['29 Heshvan', { 5: -1, 6: -2 }],
  Hanukkah: ['25 Kislev'],
}

function daysOfYear(year: number): string[] {
  return Array.from({ length: 366 }, (_, at) => addDays(`${year}-01-01`, at)).filter((day) =>
    day.startsWith(String(year)),
  )
}

test.each(JEWISH_HOLIDAYS.map(({ name, starts }) => [name, starts] as const))(
  '%s is when the Hebrew calendar has it, each year',
  (name, starts) => {
    const [date, moves = {}] = rules[name]!
    const computed = [2026, 2027, 2028, 2029, 2030, 2031].map((year) => {
      const day = daysOfYear(year).find((one) => hebrewDay(one) === date)!
      return addDays(day, moves[weekdayOf(day)] ?? 0)
    })
    expect(starts).toEqual(computed)
  },
)

test('every holiday has a rule', () => {
  expect(JEWISH_HOLIDAYS.map(({ name }) => name).toSorted()).toEqual(Object.keys(rules).toSorted())
})
