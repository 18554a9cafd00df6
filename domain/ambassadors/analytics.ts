import { addDays, type Day } from '../project-events/day.ts'

/** Periods of the analytics page in days, today included. */
export const ANALYTICS_PERIODS = ['30', '90', '365', 'all'] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** The first day of a period that ends today; null for all time. */
export function periodStart(period: AnalyticsPeriod, today: Day): Day | null {
  return period === 'all' ? null : addDays(today, 1 - Number(period))
}

/** Link visits, supports that count, and US cents received and not refunded. */
export type AttributedTotals = { visits: number; supports: number; raisedCents: number }
export const NO_SUMS: AttributedTotals = { visits: 0, supports: 0, raisedCents: 0 }

/** The totals of one project or one link. */
export type SumsOf = AttributedTotals & {
  id: string | null
  title: string | null
  /** Distinct supporters whose supports count. */
  supporters: number
}
