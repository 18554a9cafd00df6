import { at, type Canvas, type Shape } from './canvas.ts'

/** Stars as dots of two sizes between two heights (shares of the picture), fewer toward the lower one. */
export function stars(
  { width, height, unit, random, light }: Canvas,
  count: number,
  [top, lowest]: readonly [number, number],
  opacity: number,
): Shape[] {
  let [small, bright] = ['', '']
  for (let star = 0; star < count; star++) {
    const y = (top + (lowest - top) * random() ** 1.6) * height
    const dot = `M${at(random() * width, y)}h0`
    if (star % 5) small += dot
    else bright += dot
  }
  return [
    { d: small, fill: light.disc, line: 1.6 * unit, opacity: opacity * 0.7 },
    { d: bright, fill: light.disc, line: 2.6 * unit, opacity },
  ]
}

/** A few flying birds, the first no higher than `top` (a share of the picture). */
export function birds({ width, height, unit, between, tone }: Canvas, top = 0.14): Shape {
  const [x, y] = [between(0.2, 0.7) * width, between(top, top + 0.14) * height]
  let d = ''
  for (let bird = 0; bird < 3 + between(0, 3); bird++) {
    const s = between(3.5, 6) * unit
    const wing = at(s * 0.5, -s, s, 0)
    d += `M${at(x + bird * between(12, 20) * unit, y + between(-12, 12) * unit)}q${wing}q${wing}`
  }
  return { d, fill: tone('#3a4660', 0.6), line: 1.4 * unit, opacity: 0.75 }
}

/** One or two long thin clouds in the color of the light. */
export function clouds({ width, height, between, light }: Canvas): Shape {
  let d = ''
  for (let cloud = 0; cloud < 2; cloud++) {
    const [x, y] = [between(0.02, 0.7) * width, between(0.12, 0.34) * height]
    const [w, h] = [between(0.16, 0.3) * width, between(0.014, 0.026) * height]
    d += `M${at(x, y)}q${at(w * 0.2, -h * 2, w * 0.42, -h)}q${at(w * 0.2, -h * 2, w * 0.36, 0)}q${at(w * 0.16, 0, w * 0.22, h)}q${at(-w * 0.5, h, -w, 0)}z`
  }
  return { d, fill: light.gleam, opacity: 0.42 }
}
