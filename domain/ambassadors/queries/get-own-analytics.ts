import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { format } from '#platform/text/format.ts'
import type { Day } from '#domain/project-events/day.ts'
import {
  ANALYTICS_PERIODS,
  periodStart,
  NO_SUMS,
  type AnalyticsPeriod,
  type AttributedTotals,
  type SumsOf,
} from '../analytics.ts'
import { findOwnAmbassadorId } from '../own-ambassador.ts'
import { selectOwnSums, sumByDay, sumByLink, sumByProject } from '../select-own-sums.ts'
import { stepsBetween, type ChartStep, type StepUnit } from '../steps-between.ts'

export type Analytics = {
  period: AnalyticsPeriod
  unit: StepUnit
  /** The whole period, oldest first; zeros where nothing happened. */
  steps: (ChartStep & AttributedTotals)[]
  totals: AttributedTotals & {
    supporters: number
    /** Credited but not yet confirmed or paid; they do not count yet. */
    waiting: number
  }
  /** By project or event; without an id: visits that led to the page or to a deleted item. */
  projects: SumsOf[]
  /** By campaign; without an id: the ambassador's own link. */
  links: SumsOf[]
}

/**
 * Results of the caller's links in a period, by days in Israel: visits, supports that count and US cents, by time step,
 * project and link. Null when the caller is not an ambassador.
 */
export const getOwnAnalytics = query({
  name: 'campaigns.get-own-analytics',
  for: 'member',
  feature: 'ambassadors',
  input: z.object({ period: z.enum(ANALYTICS_PERIODS).default('30') }),
  async run({ db, input: { period }, now }): Promise<Analytics | null> {
    const ambassadorId = await findOwnAmbassadorId(db)
    if (ambassadorId === null) return null
    const today = format.isoDay(now)
    const since = periodStart(period, today)
    const days = await sumByDay(db, since)
    const begun = await db
      .selectFrom('ambassadorProfiles')
      .select('createdAt')
      .where('id', '=', ambassadorId)
      .executeTakeFirstOrThrow()
    const first = since ?? earliest([format.isoDay(begun.createdAt), days[0]?.day])
    const { unit, steps } = stepsBetween(first, today)
    return {
      period,
      unit,
      steps: fill(steps, days),
      totals: await selectOwnSums(db, since),
      projects: await sumByProject(db, since),
      links: await sumByLink(db, since),
    }
  },
})

function earliest(days: (Day | undefined)[]): Day {
  return days.filter((day) => day !== undefined).toSorted()[0] ?? ''
}

/** Sums the days of each step; both are sorted. */
function fill(
  steps: readonly ChartStep[],
  days: readonly (AttributedTotals & { day: Day })[],
): (ChartStep & AttributedTotals)[] {
  let at = 0
  return steps.map((step) => {
    const sums = { ...NO_SUMS }
    for (; at < days.length && days[at]!.day <= step.to; at += 1) {
      const of = days[at]!
      sums.visits += of.visits
      sums.supports += of.supports
      sums.raisedCents += of.raisedCents
    }
    return { ...step, ...sums }
  })
}
