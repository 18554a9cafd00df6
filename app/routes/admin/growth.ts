export type Figure = { now: number; earlier: number }

/** How a figure moved: by so many percent, rounded, with its sign; or by so many where there was nothing to compare with. */
export type Growth =
  | { kind: 'percent'; change: string; isDown: boolean }
  | { kind: 'first'; count: number }
  | { kind: 'none' }

/** What became of a figure within a month. Less than half a percent is said to be less than one. */
export function growthOf({ now, earlier }: Figure): Growth {
  if (now === earlier) return { kind: 'none' }
  if (earlier === 0) return { kind: 'first', count: now }
  const percent = Math.round(((now - earlier) / earlier) * 100)
  const isDown = now < earlier
  const size = Math.abs(percent)
  const change = `${isDown ? '−' : '+'}${size === 0 ? '<1' : size.toLocaleString('en-US')}`
  return { kind: 'percent', change, isDown }
}
