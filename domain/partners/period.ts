import { localTimeOf, momentsOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'

/** How far back figures reach: thirty days, day by day, or twelve months, month by month; today is in both. */
export const PERIODS = ['month', 'year'] as const
export type Period = (typeof PERIODS)[number]

export type Steps = {
  unit: 'day' | 'month'
  /** The first day of each step, `YYYY-MM-DD`, the oldest first. */
  steps: string[]
  since: Date
}

/** The days or months of a period, by clocks in Israel. */
export function periodOf(period: Period, now: Date): Steps {
  const today = localTimeOf(now, DEFAULT_TIME_ZONE).date
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const steps =
    period === 'month'
      ? Array.from({ length: 30 }, (_, at) => dayOf(year, month, day - 29 + at))
      : Array.from({ length: 12 }, (_, at) => dayOf(year, month - 11 + at, 1))
  // Midnight may be skipped or repeated where clocks change; the day has begun by the first that there is.
  const since = momentsOf({ date: steps[0]!, time: '00:00' }, DEFAULT_TIME_ZONE)[0]
  return {
    unit: period === 'month' ? 'day' : 'month',
    steps,
    since: since ?? new Date(`${steps[0]}T00:00:00Z`),
  }
}

function dayOf(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10)
}
