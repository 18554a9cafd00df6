import { m } from '#messages'
import { pageLanguage } from '#platform/text/language.ts'
import type { Day } from './day.ts'

const MONTHS = {
  tishrei: m.hebrewdays_month_tishrei,
  cheshvan: m.hebrewdays_month_cheshvan,
  kislev: m.hebrewdays_month_kislev,
  tevet: m.hebrewdays_month_tevet,
  shevat: m.hebrewdays_month_shevat,
  adar: m.hebrewdays_month_adar,
  adar1: m.hebrewdays_month_adar_first,
  adar2: m.hebrewdays_month_adar_second,
  nisan: m.hebrewdays_month_nisan,
  iyar: m.hebrewdays_month_iyar,
  sivan: m.hebrewdays_month_sivan,
  tammuz: m.hebrewdays_month_tammuz,
  av: m.hebrewdays_month_av,
  elul: m.hebrewdays_month_elul,
}
export type HebrewMonth = keyof typeof MONTHS

export type HebrewDate = { year: number; month: HebrewMonth; day: number }

const DAY_MS = 24 * 60 * 60 * 1000
/** The first of Tishrei of the year 1, in days since 1970. */
const EPOCH = -2_092_590
/** A month is 29 days and 13,753 parts of an hour; a day has 25,920 of them. */
const PARTS_OF_DAY = 25_920
const PARTS_OF_MONTH = 13_753

/**
 * The date in the Hebrew calendar of a civil day, computed by its own rules rather than by `Intl`, whose numerals and names differ
 * between browsers. A Hebrew day begins on the evening before; an evening counts to the civil day that it ends.
 */
export function hebrewDateOf(day: Day): HebrewDate {
  const at = Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / DAY_MS
  const autumn = Number(day.slice(0, 4)) + 3761
  const year = newYear(autumn) > at ? autumn - 1 : autumn
  let left = at - newYear(year)
  for (const [month, length] of lengthsOf(year)) {
    if (left < length) return { year, month, day: left + 1 }
    left -= length
  }
  throw new RangeError(`no Hebrew date for ${day}`)
}

/** The civil day of a Hebrew date. In a leap year `adar` is the second one; in others both are the only one. */
export function dayOfHebrew({ year, month, day }: HebrewDate): Day {
  return dayAt(startOf(year, month) + day - 1)
}

/** The first and the last civil day of a Hebrew month. */
export function daysOfHebrewMonth(year: number, month: HebrewMonth): { from: Day; to: Day } {
  const length = lengthsOf(year).find(([name]) => name === nameIn(year, month))?.[1] ?? 0
  const first = startOf(year, month)
  return { from: dayAt(first), to: dayAt(first + length - 1) }
}

/** The months of a Hebrew year, each with the number of its days. */
function lengthsOf(year: number): readonly (readonly [HebrewMonth, number])[] {
  const length = newYear(year + 1) - newYear(year)
  const isLeap = length > 380
  return [
    ['tishrei', 30],
    ['cheshvan', length % 10 === 5 ? 30 : 29],
    ['kislev', length % 10 === 3 ? 29 : 30],
    ['tevet', 29],
    ['shevat', 30],
    ...(isLeap
      ? ([
          ['adar1', 30],
          ['adar2', 29],
        ] as const)
      : ([['adar', 29]] as const)),
    ['nisan', 30],
    ['iyar', 29],
    ['sivan', 30],
    ['tammuz', 29],
    ['av', 30],
    ['elul', 29],
  ]
}

/** A date, or from one date to another, in the language of the page: `13 Kislev 5787`, `י״ג בכסלו תשפ״ז`. */
export function writeHebrewDates(from: Day, to: Day = from): string {
  const [first, last] = [hebrewDateOf(from), hebrewDateOf(to)]
  const end = dateWords(last, numberWords(last.day))
  if (from === to) return end
  if (first.year !== last.year) {
    return m.hebrewdays_span({ from: dateWords(first, numberWords(first.day)), to: end })
  }
  if (first.month === last.month) {
    return dateWords(last, `${numberWords(first.day)}–${numberWords(last.day)}`)
  }
  return m.hebrewdays_span({
    from: m.hebrewdays_day({ day: numberWords(first.day), month: monthName(first.month) }),
    to: end,
  })
}

/** The Hebrew months between two days: `Cheshvan – Kislev 5787`. */
export function writeHebrewMonths(from: Day, to: Day): string {
  const [first, last] = [hebrewDateOf(from), hebrewDateOf(to)]
  const end = m.hebrewdays_month({ month: monthName(last.month), year: numberWords(last.year) })
  if (first.month === last.month) return end
  const start =
    first.year === last.year
      ? monthName(first.month)
      : m.hebrewdays_month({ month: monthName(first.month), year: numberWords(first.year) })
  return m.hebrewdays_span({ from: start, to: end })
}

/** The day of a Hebrew month, as calendars write it: `13`, `י״ג`. */
export function hebrewDayNumber(day: Day): string {
  return numberWords(hebrewDateOf(day).day)
}

function dateWords({ month, year }: HebrewDate, day: string): string {
  return m.hebrewdays_date({ day, month: monthName(month), year: numberWords(year) })
}

function monthName(month: HebrewMonth): string {
  return MONTHS[month]()
}

function numberWords(number: number): string {
  return pageLanguage() === 'he' ? hebrewLetters(number) : String(number)
}

const LETTERS = [...'תשרקצפעסנמלכיטחזוהדגבא'].map(
  (letter, at) => [at < 4 ? 400 - at * 100 : at < 13 ? 130 - at * 10 : 22 - at, letter] as const,
)

/** A number in Hebrew letters, without its thousands: 787 is תשפ״ז, 5 is ה׳. */
export function hebrewLetters(number: number): string {
  let left = number % 1000
  let word = ''
  for (const [value, letter] of LETTERS) {
    // 15 and 16 are 9 and 6, 9 and 7: other letters would be those of God's name.
    if (left === 15 || left === 16) {
      word += 'ט'
      left -= 9
    }
    while (left >= value) {
      word += letter
      left -= value
    }
  }
  return word.length < 2 ? `${word}׳` : `${word.slice(0, -1)}״${word.slice(-1)}`
}

function dayAt(days: number): Day {
  return new Date(days * DAY_MS).toISOString().slice(0, 10)
}

function startOf(year: number, month: HebrewMonth): number {
  const wanted = nameIn(year, month)
  let at = newYear(year)
  for (const [name, length] of lengthsOf(year)) {
    if (name === wanted) break
    at += length
  }
  return at
}

function nameIn(year: number, month: HebrewMonth): HebrewMonth {
  if (!month.startsWith('adar')) return month
  if (lengthsOf(year).length === 12) return 'adar'
  return month === 'adar' ? 'adar2' : month
}

/** When a Hebrew year begins, in days since 1970. */
function newYear(year: number): number {
  const [before, at, after] = [year - 1, year, year + 1].map(delayedNewYear) as [
    number,
    number,
    number,
  ]
  // Years have 353 to 355 or 383 to 385 days.
  const shift = after - at === 356 ? 2 : at - before === 382 ? 1 : 0
  return EPOCH + at + shift
}

/** Days until a year's first new moon, which is no Sunday, Wednesday or Friday. */
function delayedNewYear(year: number): number {
  const months = Math.floor((235 * year - 234) / 19)
  const days = months * 29 + Math.floor((12_084 + PARTS_OF_MONTH * months) / PARTS_OF_DAY)
  return (3 * (days + 1)) % 7 < 3 ? days + 1 : days
}
