import { addDays, asDay, endsOfMonth, isDate, monthOf, type Day, type Month } from './day.ts'
import { DATES_MAX, LABEL_INPUTS, type DraftDate } from './draft-dates.ts'

export const REPEATS = ['day', 'week', 'two-weeks', 'month'] as const
export type Repeat = (typeof REPEATS)[number]

const DAY_MS = 24 * 60 * 60 * 1000
const STEP_DAYS = { day: 1, week: 7, 'two-weeks': 14 }

/**
 * Lists the dates that follow a first one, through the day `until`, at most as many as an event may have. All are at the same
 * local hours, over changes of summer time too. A month without the day of the first one is left out (as by RFC 5545).
 */
export function repeatDate(first: DraftDate, every: Repeat, until: Day): DraftDate[] {
  const { startDate, endDate } = first
  const lasts = isDate(endDate) ? Math.max(0, daysFrom(startDate, endDate)) : 0
  const dates: DraftDate[] = []
  for (let turn = 1; dates.length < DATES_MAX; turn += 1) {
    const day = dayOfTurn(startDate, every, turn)
    if (day.latest > until) break
    if (day.at)
      dates.push({ ...first, startDate: day.at, endDate: endDate && addDays(day.at, lasts) })
  }
  return dates
}

function daysFrom(day: Day, other: Day): number {
  return Math.round((Date.parse(other) - Date.parse(day)) / DAY_MS)
}

/** Lists the days of a rule from a first one through the day `until`, the first one included; at most `most`. */
export function daysOfRule(first: Day, every: Repeat, until: Day, most: number): Day[] {
  const days = [first]
  for (let turn = 1; days.length < most; turn += 1) {
    const day = dayOfTurn(first, every, turn)
    if (day.latest > until) break
    if (day.at) days.push(day.at)
  }
  return days
}

/** The day of a turn, null if its month does not have it; and the latest day that it can be. */
function dayOfTurn(first: Day, every: Repeat, turn: number): { at: Day | null; latest: Day } {
  if (every !== 'month') {
    const at = addDays(first, STEP_DAYS[every] * turn)
    return { at, latest: at }
  }
  const month = addMonths(monthOf(first), turn)
  const at = asDay(`${month}-${first.slice(8)}`)
  return { at, latest: at ?? `${month}-01` }
}

/** Adds a number of months. */
export function addMonths(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

/** The day with this number in a month, or the last day of a month that is shorter. */
export function dayOrLast(month: Month, number: number): Day {
  const { last } = endsOfMonth(month)
  return Number(last.slice(8)) < number ? last : `${month}-${String(number).padStart(2, '0')}`
}

/**
 * Puts dates into one list in order of time, the typed ones first where two start at the same time.
 */
export function mergeDates(typed: readonly DraftDate[], added: readonly DraftDate[]): DraftDate[] {
  const startOf = ({ startDate, startTime }: DraftDate) => `${startDate} ${startTime}`
  // Several shifts may start at the same time.
  const keyOf = (date: DraftDate) =>
    [startOf(date), ...LABEL_INPUTS.map((input) => date[input] ?? '')].join(' ')
  const known = new Set(typed.map(keyOf))
  return [...typed, ...added.filter((date) => !known.has(keyOf(date)))].toSorted((one, other) =>
    startOf(one) < startOf(other) ? -1 : 1,
  )
}
