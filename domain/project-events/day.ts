/** A day of the calendar as `YYYY-MM-DD`, or a month as `YYYY-MM`: both are ordered as texts. They have no time zone. */
export type Day = string
export type Month = string

/** The day of a word of an address, or null for one that the calendar does not have. */
export function asDay(word: string | null | undefined): Day | null {
  if (!word || !/^\d{4}-\d{2}-\d{2}$/.test(word)) return null
  const at = Date.parse(`${word}T00:00:00Z`)
  return !Number.isNaN(at) && dayAt(at) === word ? word : null
}

/** The day so many days later. */
export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`)
  at.setUTCDate(at.getUTCDate() + days)
  return dayAt(at.getTime())
}

/** The month a day lies in. */
export function monthOf(day: Day): Month {
  return day.slice(0, 7)
}

/** The first and the last day of a month. */
export function endsOfMonth(month: Month): { first: Day; last: Day } {
  const [year = 0, number = 0] = month.split('-').map(Number)
  return { first: `${month}-01`, last: dayAt(Date.UTC(year, number, 0)) }
}

/** Every day from one to another, both included; none when the other lies before. */
export function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = []
  for (let day = first; day <= last; day = addDays(day, 1)) days.push(day)
  return days
}

function dayAt(at: number): Day {
  return new Date(at).toISOString().slice(0, 10)
}
