import { addDays, daysBetween, endsOfMonth, monthOf, type Day } from '../project-events/day.ts'

/** A day, a week starting on Sunday, or a month, clipped to the period; both ends inclusive. */
export type ChartStep = { from: Day; to: Day }
export type StepUnit = 'day' | 'week' | 'month'

const DAYS_MOST = 31
const WEEKS_MOST = 54

/** Splits a period into steps without gaps: days for short periods, then weeks, then months. */
export function stepsBetween(first: Day, last: Day): { unit: StepUnit; steps: ChartStep[] } {
  const days = daysBetween(first, last)
  if (days.length <= DAYS_MOST) {
    return { unit: 'day', steps: days.map((day) => ({ from: day, to: day })) }
  }
  const weeks = cut(first, last, endOfWeek)
  if (weeks.length <= WEEKS_MOST) return { unit: 'week', steps: weeks }
  return { unit: 'month', steps: cut(first, last, (day) => endsOfMonth(monthOf(day)).last) }
}

function cut(first: Day, last: Day, endOf: (day: Day) => Day): ChartStep[] {
  const steps: ChartStep[] = []
  for (let from = first; from <= last;) {
    const end = endOf(from)
    const to = end < last ? end : last
    steps.push({ from, to })
    from = addDays(to, 1)
  }
  return steps
}

function endOfWeek(day: Day): Day {
  return addDays(day, 6 - new Date(`${day}T00:00:00Z`).getUTCDay())
}
