import { at, type Canvas, type Shape } from './canvas.ts'
import { mix } from './light.ts'

/** Still water between two heights (shares of the picture), with highlights below the light. */
export function water(
  canvas: Canvas,
  { top, foot, near, discX }: { top: number; foot: number; near: string; discX: number },
): Shape[] {
  const { width, height, unit, between, light } = canvas
  const [y0, y1] = [top * height, foot * height]
  const far = mix(light.sky[2], canvas.tone('#7fb0cf', 0.5), 0.42)
  let path = ''
  let calm = ''
  for (let row = 0; row < 8; row++) {
    const share = (row + 0.6) / 8
    const y = y0 + (y1 - y0) * share
    const length = unit * (10 + 34 * share)
    path += streak(discX + between(-0.5, 0.5) * length * 1.4, y, length * between(0.6, 1.3))
    if (row % 2) calm += streak(between(0, width), y + 3 * unit, length * between(1, 2.2))
  }
  return [
    { d: `M-9 ${at(y0)}H${at(width + 9)}V${at(y1)}H-9z`, fill: far, foot: canvas.tone(near, 0.9) },
    { d: calm, fill: light.sky[0], line: 1.4 * unit, opacity: 0.45 },
    { d: path, fill: light.gleam, line: 1.8 * unit, opacity: 0.75 },
  ]
}

function streak(x: number, y: number, length: number): string {
  return `M${at(x - length / 2, y)}h${at(length)}`
}

/** A small boat with two sails, its hull at the given point. */
export function sailingBoat(
  canvas: Canvas,
  [x, y]: readonly [number, number],
  size: number,
): Shape[] {
  const s = size * canvas.unit
  return [
    {
      d: `M${at(x, y - s)}v${at(s * 0.82)}h${at(s * 0.5)}zM${at(x - s * 0.08, y - s * 0.8)}v${at(s * 0.62)}h${at(-s * 0.32)}z`,
      fill: canvas.tone('#fffaf0', 0.85),
    },
    {
      d: `M${at(x - s * 0.45, y - s * 0.12)}h${at(s)}l${at(-s * 0.2, s * 0.2)}h${at(-s * 0.62)}z`,
      fill: canvas.tone('#7c3b2c', 0.85),
    },
  ]
}
