/** A calendar day as `YYYY-MM-DD`, or a month as `YYYY-MM`; both sort as strings and have no time zone. */
export type Day = string
export type Month = string

/** Parses a day from a URL; null if it is invalid or does not exist. */
export function asDay(word: string | null | undefined): Day | null {
  if (!word || !/^[1-9]\d{3}-\d{2}-\d{2}$/.test(word)) return null
  const at = Date.parse(`${word}T00:00:00Z`)
  return !Number.isNaN(at) && dayAt(at) === word ? word : null
}

/** Whether a day exists and is within the years that dates of projects and events may have. */
export function isDate(text: string): boolean {
  return text.startsWith('20') && asDay(text) !== null
}

/** Adds a number of days. */
export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return dayAt(at.getTime())
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** Returns the first and the last day of a month. */
export function endsOfMonth(month: Month): { first: Day; last: Day } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { first: `${month}-01`, last: dayAt(Date.UTC(year, number, 0)) }
}

/** Lists every day of a range, both inclusive; empty if `last` is before `first`. It ends with the year 9999, as days do. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = []
  // What follows that year is written with a sign, which sorts before all days.
  for (let day = first; day >= first && day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function dayAt(at: number): Day {
  return new Date(at).toISOString().slice(0, 10)
}
