import { at, type Canvas, type Shape } from './canvas.ts'
import { street } from './houses.ts'
import { cypresses, olives } from './plants.ts'
import { along, rolling, under } from './ridge.ts'

/** Ridges of dry golden hills, a white path, olive trees and a stone house. */
export function judea(canvas: Canvas): Shape[] {
  const { width, height, unit, between, tone } = canvas
  const crests = [0.42, 0.5, 0.59, 0.7, 0.84].map((top, step) =>
    rolling(canvas, { top, swing: 0.03 + step * 0.009, waves: 1.7 - step * 0.2 }),
  )
  const colors = ['#8488b3', '#ab968f', '#cba467', '#b98f48', '#7f7a3c']
  const feet = [0.56, 0.66, 0.78, 0.92, 1.01]
  const layers = crests.map((crest, step): Shape[] => {
    const depth = 0.1 + step * 0.225
    const color = colors[step] ?? '#8f8048'
    const hill: Shape = {
      d: under(canvas, crest, feet[step], 7),
      fill: tone(color, depth),
      foot: tone('#dcc394', depth * 0.8),
    }
    if (step < 2) return [hill]
    const steps = [12, 25, 40]
      .map((drop) => along(canvas, crest, drop * unit * (0.5 + depth * 0.6), 5))
      .join('')
    return [
      hill,
      { d: steps, fill: tone('#7c683b', depth), line: 1.5 * unit, opacity: 0.32 },
      ...grove(step, depth),
    ]
  })
  const houseX = between(0.2, 0.6)
  const ridge = crests[3] ?? (() => 0)
  const runtime = street(
    canvas,
    { ridge, from: houseX, to: houseX + 0.07, wide: [22, 32], tall: [22, 34], domes: 0.3 },
    '#f2e3c4',
    0.82,
  )
  const beside = [-0.03, -0.012, 0.125].map((away) => {
    const x = (houseX + away) * width
    return [x, ridge(x) + 4 * unit] as const
  })
  return [
    ...layers.slice(0, 4).flat(),
    ...runtime,
    ...cypresses(canvas, beside, 50, 0.84),
    ...(layers[4] ?? []),
    path(width * between(0.3, 0.7)),
  ]

  function grove(step: number, depth: number): Shape[] {
    const spots = Array.from({ length: 6 - step }, () => {
      const x = between(0, 1) * width
      return [x, (crests[step]?.(x) ?? 0) + between(4, step === 4 ? 26 : 18) * unit] as const
    })
    return olives(canvas, spots, 6 + step * 4.5, depth)
  }

  function path(x: number): Shape {
    const y = (crests[4]?.(x) ?? 0) + 1
    const u = unit
    return {
      d: `M${at(x, y)}q${at(34 * u, 16 * u, -6 * u, 30 * u)}Q${at(x - 60 * u, y + 46 * u, x - 20 * u, height + 4)}h${at(46 * u)}Q${at(x - 26 * u, y + 50 * u, x + 8 * u, y + 32 * u)}q${at(44 * u, -18 * u, 0, -32 * u)}z`,
      fill: tone('#efdfbd', 0.95),
    }
  }
}
