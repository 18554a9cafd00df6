import { format } from '#platform/text/format.ts'

export type Figure = { now: number; earlier: number }

/** The signed change of a figure, as a count or a rounded percentage. */
export type Growth = { kind: 'count' | 'percent'; change: string; isDown: boolean }

/** Below this base a percentage would be misleading. */
const ENOUGH_FOR_PERCENT = 100

/** Returns a figure's change over a month, or null if there is none. Changes below half a percent are shown as "<1". */
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
