import { at, type Canvas, type Shape } from './canvas.ts'
import { street } from './houses.ts'
import { cypresses, olives } from './plants.ts'
import { rolling, under, type Ridge } from './ridge.ts'

/** Houses of pale stone on a hill, above terraces with olive trees. */
export function jerusalem(canvas: Canvas): Shape[] {
  const { width, between, tone } = canvas
  const desert = rolling(canvas, { top: 0.45, swing: 0.03, waves: 1.2 })
  const hill = rolling(canvas, { top: 0.47, swing: 0.05, waves: 0.6 })
  const front = rolling(canvas, { top: 0.6, swing: 0.055, waves: 0.6 })
  const trees = Array.from({ length: 6 }, () => {
    const x = between(0.04, 0.96) * width
    return [x, front(x) + between(4, 22) * canvas.unit] as const
  })
  return [
    {
      d: under(canvas, desert, 0.6, 7),
      fill: tone('#8488ab', 0.15),
      foot: tone('#c9b8ae', 0.1),
    },
    ...street(
      canvas,
      { ridge: hill, from: -0.02, to: 1, wide: [24, 48], tall: [22, 56], domes: 0.22, plain: true },
      '#dcc6a2',
      0.44,
    ),
    { d: under(canvas, hill, 0.75, 7), fill: tone('#b9ab80', 0.5), foot: tone('#cdbd98', 0.45) },
    ...street(
      canvas,
      {
        ridge: front,
        from: between(-0.02, 0.08),
        to: between(0.84, 1),
        wide: [32, 60],
        tall: [34, 78],
        domes: 0.24,
      },
      '#f3e3c2',
      0.78,
    ),
    { d: under(canvas, front, 0.85, 7), fill: tone('#8f9a63', 0.7), foot: tone('#bdb583', 0.66) },
    ...cypresses(canvas, trees, 50, 0.82),
    ...[0.7, 0.79, 0.89].flatMap((top, step) => terrace(canvas, top, 0.8 + step * 0.1)),
  ]
}

function terrace(canvas: Canvas, top: number, depth: number): Shape[] {
  const { width, unit, between, tone } = canvas
  const edge = rolling(canvas, { top, swing: 0.032, waves: 0.9 })
  const high = (4 + depth * 11) * unit
  const spots = Array.from({ length: 3 }, (_, step) => {
    const x = width * ((step + between(0.1, 0.9)) / 3)
    return [x, edge(x) + 1] as const
  })
  return [
    ...olives(canvas, spots, 14 + depth * 12, depth),
    { d: under(canvas, edge, 1.01, 5), fill: tone('#d8c298', depth) },
    { d: stones(canvas, edge, high), fill: tone('#84694a', depth), line: 1.2 * unit, opacity: 0.4 },
    {
      d: under(canvas, (x) => edge(x) + high, 1.01, 5),
      fill: tone('#8b975d', depth),
    },
  ]
}

function stones({ width, unit, between }: Canvas, edge: Ridge, high: number): string {
  let d = ''
  for (let x = between(0, 20); x < width; x += between(36, 70) * unit) {
    d += `M${at(x, edge(x) + high * between(0.15, 0.5))}v${at(high * 0.36)}`
  }
  return d
}
