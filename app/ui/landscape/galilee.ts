import { at, type Canvas, type Shape } from './canvas.ts'
import { cypresses, flowers, oldOlive, olives } from './plants.ts'
import { along, falling, rolling, under } from './ridge.ts'
import { water } from './water.ts'

/** Green hills around a lake, a plateau beyond it, and a distant snowy mountain. */
export function galilee(canvas: Canvas, discX: number): Shape[] {
  const { width, height, unit, between, tone } = canvas
  const plateau = rolling(canvas, { top: 0.47, swing: 0.02, waves: 0.9 })
  const beyond = rolling(canvas, { top: 0.51, swing: 0.025, waves: 1.8 })
  const slope = falling(canvas, { high: between(0.5, 0.56), low: 0.82, end: between(0.7, 0.95) })
  const meadow = rolling(canvas, { top: 0.8, swing: 0.045, waves: 0.9 })
  const near = rolling(canvas, { top: 0.91, swing: 0.03, waves: 0.8 })
  const grove = Array.from({ length: 5 }, (_, step) => {
    const x = width * (0.04 + 0.09 * step + between(0, 0.05))
    return [x, slope(x) + between(6, 22) * unit] as const
  })
  const row = Array.from({ length: 4 }, (_, step) => {
    const x = width * (0.62 + 0.045 * step + between(0, 0.02))
    return [x, meadow(x) + 3 * unit] as const
  })
  const tree = between(0.76, 0.94) * width
  const bloom = Array.from({ length: 16 }, () => {
    const x = between(0, width)
    return [x, Math.max(near(x) + 8 * unit, between(0.93, 0.99) * height)] as const
  })
  return [
    ...mountain(canvas),
    {
      d: under(canvas, plateau, 0.56, 7),
      fill: tone('#6f86a8', 0.22),
      foot: tone('#a9b6bd', 0.15),
    },
    { d: under(canvas, beyond, 0.58, 7), fill: tone('#7d9472', 0.4), foot: tone('#a9b894', 0.3) },
    ...water(canvas, { top: 0.56, foot: 0.86, near: '#2f6ea3', discX }),
    { d: under(canvas, slope, 1), fill: tone('#789a5c', 0.66), foot: tone('#9db377', 0.6) },
    {
      d: along(canvas, slope, 14 * unit, 5) + along(canvas, slope, 30 * unit, 5),
      fill: tone('#5e8249', 0.68),
      line: 2 * unit,
      opacity: 0.5,
    },
    ...olives(canvas, grove, 13, 0.68),
    { d: under(canvas, meadow), fill: tone('#5f8a44', 0.86), foot: tone('#7fa255', 0.86) },
    ...cypresses(canvas, row, 46, 0.9),
    { d: under(canvas, near), fill: tone('#4c7835', 1), foot: tone('#39602a', 1) },
    ...oldOlive(canvas, [tree, near(tree) + 8 * unit], between(74, 96)),
    flowers(canvas, bloom, '#d8324f', 5),
  ]
}

function mountain({ width, height, between, tone }: Canvas): Shape[] {
  const [x, top] = [width * between(0.58, 0.86), height * between(0.31, 0.36)]
  const [w, foot] = [width * 0.34, height * 0.52]
  const rise = foot - top
  return [
    {
      d: `M${at(x - w, foot)}Q${at(x - w * 0.35, top + rise * 0.3, x - w * 0.12, top + rise * 0.05)}Q${at(x, top - rise * 0.08, x + w * 0.14, top + rise * 0.08)}Q${at(x + w * 0.4, top + rise * 0.4, x + w, foot)}z`,
      fill: tone('#6d84ae', 0.12),
      foot: tone('#a9b9d0', 0.05),
    },
    {
      d: `M${at(x - w * 0.26, top + rise * 0.19)}Q${at(x - w * 0.16, top + rise * 0.08, x - w * 0.12, top + rise * 0.05)}Q${at(x, top - rise * 0.08, x + w * 0.14, top + rise * 0.08)}L${at(x + w * 0.28, top + rise * 0.24)}l${at(-w * 0.1, -rise * 0.05)}l${at(-w * 0.05, rise * 0.12)}l${at(-w * 0.1, -rise * 0.13)}l${at(-w * 0.08, rise * 0.12)}l${at(-w * 0.08, -rise * 0.1)}z`,
      fill: tone('#ffffff', 0.75),
      opacity: 0.85,
    },
  ]
}
