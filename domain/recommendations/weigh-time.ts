import type { Day } from '../project-events/day.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import { phaseOf, type Occasion } from '../support/support-rules.ts'
import type { RecommendationReason } from './reason.ts'
import { ENDING_DAYS, WEIGHTS } from './weights.ts'

/** A reason, and its points. */
export type Weighed = { reason: RecommendationReason; points: number }

/** Scores how soon an open item is, with the reason, by its local calendar. */
export function weighTime(item: Occasion, now: Date): Weighed[] {
  const today = localTimeOf(now, item.timeZone).date
  return item.type === 'event' ? weighEvent(item, now, today) : weighProject(item, today)
}

function weighEvent(item: Occasion, now: Date, today: Day): Weighed[] {
  if (!item.startDatetime) return []
  const day = localTimeOf(new Date(item.startDatetime), item.timeZone).date
  const inDays = daysBetween(today, day)
  const points = WEIGHTS.soon.find(([within]) => inDays <= within)?.[1]
  if (points === undefined) return []
  // An event that started earlier today counts as today's, unless it has been running since yesterday.
  if (inDays < 0) {
    return phaseOf(item, now) === 'active' ? [{ reason: { why: 'running' }, points }] : []
  }
  return [{ reason: { why: 'soon', day, inDays }, points }]
}

function weighProject({ startDate, endDate }: Occasion, today: Day): Weighed[] {
  const isNear = (day: Day) => daysBetween(today, day) <= ENDING_DAYS
  if (startDate && startDate > today) {
    return isNear(startDate)
      ? [{ reason: { why: 'begins', day: startDate }, points: WEIGHTS.ending }]
      : []
  }
  if (!endDate || endDate < today || !isNear(endDate)) return []
  return [{ reason: { why: 'ends', day: endDate }, points: WEIGHTS.ending }]
}

function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}
