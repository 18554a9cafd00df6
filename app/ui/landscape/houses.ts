import { at, type Canvas, type Shape } from './canvas.ts'
import { mix } from './light.ts'
import type { Ridge } from './ridge.ts'

export type Street = {
  ridge: Ridge
  from: number
  to: number
  /** Minimum and maximum width and height of a house, in units. */
  wide: readonly [number, number]
  tall: readonly [number, number]
  /** Shares of houses with a small dome and with a pitched roof. */
  domes?: number
  gables?: number
  /** True for outlines only, for distant houses. */
  plain?: boolean
}

/** Adjoining houses along a crest: lit walls, shaded sides, round-headed windows. */
export function street(canvas: Canvas, row: Street, wall: string, depth: number): Shape[] {
  const { width, unit, between, tone, light } = canvas
  const start = Math.round(row.from * width)
  let x = start
  let foot = 0
  let [walls, shades, windows] = ['', '', '']
  while (x < row.to * width) {
    const w = Math.round(between(...row.wide) * unit)
    const h = between(...row.tall) * unit
    const ground = row.ridge(x + w / 2) + 10 * unit
    const roof = Math.round(ground - h)
    foot = Math.max(foot, ground)
    walls += `V${roof}${roofOf(canvas, row, w)}`
    if (!row.plain) {
      shades += `M${at(x + w * 0.7, roof)}h${at(w * 0.3)}v${at(h)}h${at(-w * 0.3)}z`
      windows += windowsOf(canvas, x, roof, w, h)
    }
    x += w
  }
  const color = tone(wall, depth)
  const houses: Shape = { d: `M${at(start, foot)}${walls}V${at(foot)}z`, fill: color }
  if (row.plain) return [houses]
  return [
    houses,
    { d: shades, fill: mix(color, tone('#5a4650', depth), 0.5), opacity: 0.5 },
    { d: windows, fill: light.window, line: 2 * unit, opacity: windowGlow(canvas, depth) },
  ]
}

function windowGlow({ time }: Canvas, depth: number): number {
  return time === 'dusk' || time === 'night' ? 0.95 : 0.3 + depth * 0.5
}

function windowsOf({ unit, random }: Canvas, x: number, roof: number, w: number, h: number) {
  let d = ''
  for (let y = roof + 8 * unit; y < roof + Math.min(h - 8 * unit, 40 * unit); y += 11 * unit) {
    for (let across = x + 6 * unit; across < x + w * 0.66; across += 8 * unit) {
      if (random() < 0.3) d += `M${at(across, y)}v${at(3 * unit)}`
    }
  }
  return d
}

function roofOf({ random, unit }: Canvas, { domes = 0, gables = 0 }: Street, w: number): string {
  const chance = random()
  if (chance < domes) {
    const r = Math.round(w * 0.32)
    const rest = Math.round((w - r * 2) / 2)
    return `h${rest}a${r} ${r} 0 0 1 ${r * 2} 0h${w - rest - r * 2}`
  }
  if (chance < domes + gables) {
    const [half, rise] = [Math.round(w / 2), Math.round(w * 0.45)]
    return `l${at(half, -rise, w - half, rise)}`
  }
  const step = Math.round(w / 2)
  return chance > 0.82 ? `h${step}v${at(-5 * unit)}h${w - step}` : `h${w}`
}
