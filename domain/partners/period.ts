import { localTimeOf, momentsOf } from '../project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '../project-events/project-event.ts'

/** The periods of statistics: thirty days by day, or twelve months by month; both include today. */
export const PERIODS = ['month', 'year'] as const
export type Period = (typeof PERIODS)[number]

export type Steps = {
  unit: 'day' | 'month'
  /** The first day of each step, `YYYY-MM-DD`, oldest first. */
  steps: string[]
  since: Date
}

/** Returns the days or months of a period, in Israel's time zone. */
export function periodOf(period: Period, now: Date): Steps {
  const today = localTimeOf(now, DEFAULT_TIME_ZONE).date
  const [year, month, day] = today.split('-').map(Number) as [number, number, number]
  const steps =
    period === 'month'
      ? Array.from({ length: 30 }, (_, at) => dayOf(year, month, day - 29 + at))
      : Array.from({ length: 12 }, (_, at) => dayOf(year, month - 11 + at, 1))
  // A clock change can skip or repeat midnight; the day starts at the first such moment.
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
