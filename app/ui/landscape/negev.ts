import type { Canvas, Shape } from './canvas.ts'
import { mesas } from './negev-mesas.ts'
import { acacia, grasses } from './plants.ts'
import { along, rolling, under } from './ridge.ts'

/** Flat-topped mountains in rose and ocher beyond a sandy plain, and one acacia. */
export function negev(canvas: Canvas): Shape[] {
  const { width, unit, between, tone } = canvas
  const far = rolling(canvas, { top: 0.58, swing: 0.012, waves: 2 })
  const middle = rolling(canvas, { top: 0.665, swing: 0.012, waves: 1.6 })
  const plain = rolling(canvas, { top: 0.745, swing: 0.015, waves: 0.9 })
  const dune = rolling(canvas, { top: 0.85, swing: 0.045, waves: 0.9 })
  const tree = between(0.16, 0.84) * width
  const tufts = Array.from({ length: 4 }, () => {
    const x = between(0.02, 0.98) * width
    return [x, dune(x) + between(8, 40) * unit] as const
  })
  return [
    ...mesas(canvas, {
      foot: 0.6,
      tall: [0.1, 0.18],
      wide: [0.24, 0.44],
      start: [-0.25, 0.02],
      most: 3,
      color: '#9d86ab',
      depth: 0.2,
      bands: 0,
    }),
    { d: under(canvas, far, 0.7, 5), fill: tone('#cfa795', 0.3), foot: tone('#e9ccb0', 0.3) },
    ...mesas(canvas, {
      foot: 0.69,
      tall: [0.11, 0.2],
      wide: [0.22, 0.4],
      start: [-0.16, 0.12],
      most: 3,
      color: '#c47f63',
      depth: 0.5,
      bands: 2,
    }),
    { d: under(canvas, middle, 0.82, 5), fill: tone('#dba67c', 0.58), foot: tone('#ecc79b', 0.58) },
    ...mesas(canvas, {
      foot: 0.77,
      tall: [0.15, 0.23],
      wide: [0.26, 0.4],
      start: [-0.08, 0.8],
      most: 1,
      color: '#b35d36',
      depth: 0.78,
      bands: 3,
    }),
    { d: under(canvas, plain, 1, 7), fill: tone('#e6b884', 0.8), foot: tone('#d9a468', 0.85) },
    ...acacia(canvas, [tree, dune(tree) + 4 * unit], between(52, 68), 1),
    { d: under(canvas, dune, 1.01, 8), fill: tone('#dca465', 1), foot: tone('#a0643a', 1) },
    {
      d: [16, 32]
        .map((drop, step) =>
          along(canvas, dune, drop * unit, 6, [0.05 + step * 0.15, 0.6 + step * 0.3]),
        )
        .join(''),
      fill: tone('#8a5630', 1),
      line: 1.6 * unit,
      opacity: 0.35,
    },
    ...grasses(canvas, tufts, 11, 1),
  ]
}
