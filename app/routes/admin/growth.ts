import { format } from '#platform/text/format.ts'

export type Figure = { now: number; earlier: number }

/** How a figure moved: by so many, or by so many percent, rounded; with its sign. */
export type Growth = { kind: 'count' | 'percent'; change: string; isDown: boolean }

/** Of fewer than these a percentage says more than it knows. */
const ENOUGH_FOR_PERCENT = 100

/** What became of a figure within a month, null where nothing did. Less than half a percent is said to be less than one. */
export function growthOf({ now, earlier }: Figure): Growth | null {
  if (now === earlier) return null
  const isDown = now < earlier
  const sign = isDown ? '−' : '+'
  const moved = Math.abs(now - earlier)
  if (earlier < ENOUGH_FOR_PERCENT) {
    return { kind: 'count', change: `${sign}${format.number(moved)}`, isDown }
  }
  const percent = Math.round((moved / earlier) * 100)
  const size = percent === 0 ? '<1' : format.number(percent)
  return { kind: 'percent', change: `${sign}${size}`, isDown }
}
