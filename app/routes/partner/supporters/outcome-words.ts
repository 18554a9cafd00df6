import { m } from '#messages'
import type { SupportOutcome } from '#domain/support/outcome.ts'
import { format } from '#platform/text/format.ts'

/** Formats an outcome: "12 hours · 1,400 meals"; empty if nothing was entered. */
export function cameOf({ hours, meals }: SupportOutcome): string {
  const words = [
    hours !== null && m.supporting_came_hours({ count: hours, hours: format.number(hours) }),
    meals !== null && m.supporting_came_meals({ count: meals, meals: format.number(meals) }),
  ]
  return words.filter(Boolean).join(' · ')
}
