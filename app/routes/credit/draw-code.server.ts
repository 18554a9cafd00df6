import { encode } from 'uqr'

/** A code to scan, as one path of unit squares within a square of `size` units, its quiet border included. */
export type Drawing = { size: number; path: string }

/** Fewer units of empty space around it, and some scanners do not find it. */
const BORDER = 4

/** Draws an address as a code (QR) that is still read with a seventh of it gone. */
export function drawCode(address: string): Drawing {
  const { size, data } = encode(address, { ecc: 'M', border: BORDER })
  const path = data.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size, path: path.join('') }
}

/** Where the dark of a row begins and how far it goes. */
function runsOf(row: readonly boolean[]): [start: number, width: number][] {
  const runs: [number, number][] = []
  for (const [x, isDark] of row.entries()) {
    const last = runs.at(-1)
    if (!isDark) continue
    if (last && last[0] + last[1] === x) last[1] += 1
    else runs.push([x, 1])
  }
  return runs
}
