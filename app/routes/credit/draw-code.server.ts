import { encodeQR } from 'qr'

/** A QR code as one path of unit squares within a square of `size` units, including its quiet zone. */
export type Drawing = { size: number; path: string }

/** Some scanners fail with a smaller quiet zone. */
const BORDER = 4

/** Renders a URL as a QR code that stays readable with one seventh of it missing. */
export function drawCode(address: string): Drawing {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: BORDER })
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`),
  )
  return { size: rows.length, path: path.join('') }
}

/** Start and length of each dark run in a row. */
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
