import { at, type Canvas, type Shape } from './canvas.ts'
import { street } from './houses.ts'
import { rolling, under } from './ridge.ts'
import { sailingBoat, water } from './water.ts'

/** A calm harbor town abroad: towers in the haze, gabled houses on the quay, boats. */
export function abroad(canvas: Canvas, discX: number): Shape[] {
  const { width, height, unit, between, tone } = canvas
  const hills = rolling(canvas, { top: 0.47, swing: 0.05, waves: 1 })
  const quay = 0.64
  const level = () => quay * height - 10 * unit
  const runtime = { ridge: level, wide: [24, 40], tall: [30, 62], gables: 0.55 } as const
  const cut = [between(0.22, 0.36), between(0.6, 0.76)] as const
  return [
    { d: under(canvas, hills, quay, 8), fill: tone('#7f9ab0', 0.16), foot: tone('#b3c2c6', 0.1) },
    ...street(
      canvas,
      {
        ridge: () => height * 0.6,
        from: -0.02,
        to: 1,
        wide: [22, 44],
        tall: [30, 108],
        plain: true,
      },
      '#8fa0b4',
      0.3,
    ),
    ...street(canvas, { ...runtime, from: -0.02, to: cut[0] }, '#c9805c', 0.68),
    ...street(canvas, { ...runtime, from: cut[0] + 0.01, to: cut[1] }, '#e6d2ac', 0.7),
    ...street(canvas, { ...runtime, from: cut[1] + 0.01, to: 1 }, '#7e9aa0', 0.66),
    ...water(canvas, { top: quay + 0.012, foot: 1.01, near: '#234f7d', discX }),
    reflections(canvas, quay),
    {
      d: `M-9 ${at(quay * height)}h${at(width + 18)}v${at(7 * unit)}h${at(-width - 18)}z`,
      fill: tone('#6d5f58', 0.75),
    },
    ...sailingBoat(
      canvas,
      [between(0.12, 0.4) * width, between(0.76, 0.82) * height],
      between(52, 66),
    ),
    ...sailingBoat(
      canvas,
      [between(0.55, 0.9) * width, between(0.72, 0.76) * height],
      between(32, 42),
    ),
    ...sailingBoat(
      canvas,
      [between(0.62, 0.9) * width, between(0.86, 0.92) * height],
      between(70, 88),
    ),
  ]
}

function reflections({ width, height, unit, between, tone }: Canvas, quay: number): Shape {
  let d = ''
  for (let x = between(4, 20) * unit; x < width; x += between(22, 40) * unit) {
    d += `M${at(x, (quay + 0.03) * height)}v${at(between(20, 62) * unit)}`
  }
  return { d, fill: tone('#f0dcb8', 0.7), line: 9 * unit, opacity: 0.16 }
}
