import { addDays, type Day } from '../project-events/day.ts'

/** How far back an ambassador's figures reach, in days; today is one of them. */
export const ANALYTICS_PERIODS = ['30', '90', '365', 'all'] as const
export type AnalyticsPeriod = (typeof ANALYTICS_PERIODS)[number]

/** The first day of a period that ends today; null where it reaches back to the beginning. */
export function firstDayOf(period: AnalyticsPeriod, today: Day): Day | null {
  return period === 'all' ? null : addDays(today, 1 - Number(period))
}

/** Visits through links, supports that count, and US cents that have come and have not gone back. */
export type AttributedTotals = { visits: number; supports: number; raisedCents: number }
export const NO_SUMS: AttributedTotals = { visits: 0, supports: 0, raisedCents: 0 }

/** What came of one project, or of one link. */
export type SumsOf = AttributedTotals & {
  id: string | null
  title: string | null
  /** People whose supports count; whoever supported twice is one. */
  supporters: number
}
