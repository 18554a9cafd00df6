import { m } from '#messages'
import type { Outcome } from '#domain/support/outcome.ts'

/** What came of something: "12 hours · 1,400 meals"; empty where nothing was entered. */
export function cameOf({ hours, meals }: Outcome): string {
  const words = [
    hours !== null && m.supporting_came_hours({ count: hours, hours: grouped(hours) }),
    meals !== null && m.supporting_came_meals({ count: meals, meals: grouped(meals) }),
  ]
  return words.filter(Boolean).join(' · ')
}

function grouped(number: number): string {
  return number.toLocaleString('en-US')
}
