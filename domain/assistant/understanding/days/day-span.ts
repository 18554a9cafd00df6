import { addDays, type Day } from '#domain/project-events/day.ts'

/** A range of days, both ends included, and the number of words it took; `name` is set for a holiday. */
export type DaySpan = { from: Day; to: Day; length: number; name?: string }

/** Reads days that start at a word, or returns null. */
export type DayReader = (words: readonly string[], at: number, today: Day) => DaySpan | null

export function span(from: Day, to: Day, length: number): DaySpan {
  return { from, to, length }
}

/** 0 is Sunday. */
export function weekdayOf(day: Day): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay()
}

/** The Sunday at the start of a day's week. */
export function sundayOf(day: Day): Day {
  return addDays(day, -weekdayOf(day))
}

export function yearOf(day: Day): number {
  return Number(day.slice(0, 4))
}

/** 3 as `03`. */
export function two(number: number): string {
  return String(number).padStart(2, '0')
}

/** The year at this word, if there is one. */
export function yearAt(
  words: readonly string[],
  at: number,
): { year: number | null; length: number } {
  const comes = /^20\d\d$/.test(words[at] ?? '')
  return comes ? { year: Number(words[at]), length: 1 } : { year: null, length: 0 }
}
