import { m } from '#messages'
import { formatMoney } from '#platform/text/money.ts'

/** Says how much was raised, in cents, of which goal. */
export function raisedWords(raised: number, goal: number | null): string {
  if (goal === null) return m.gifts_progress_raised({ raised: formatMoney(raised) })
  const words = { raised: formatMoney(raised), goal: formatMoney(goal) }
  return raised > goal ? m.gifts_progress_beyond(words) : m.gifts_progress_of(words)
}
