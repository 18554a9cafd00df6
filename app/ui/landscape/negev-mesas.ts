import { at, type Canvas, type Shape } from './canvas.ts'
import { mix } from './light.ts'

export type Mesas = {
  /** Base, height and width, as shares of the picture. */
  foot: number
  tall: readonly [number, number]
  wide: readonly [number, number]
  /** Range for the start of the first one, and the maximum number. */
  start: readonly [number, number]
  most: number
  color: string
  depth: number
  bands: number
}

/** Flat-topped mountains: a cliff of rock bands above a slope of rubble, with one side in shade. */
export function mesas(canvas: Canvas, of: Mesas): Shape[] {
  const { width, height, unit, between, tone } = canvas
  const foot = of.foot * height
  let [faces, shades, bands, flutes] = ['', '', '', '']
  let left = between(...of.start) * width
  for (let count = 0; left < width && count < of.most; count++) {
    const w = between(...of.wide) * width
    const h = between(...of.tall) * height
    const skirt = h * between(0.55, 0.8)
    const cliff = h * between(0.34, 0.46)
    const [top, right] = [foot - h, left + w]
    const notch = h * 0.06
    const rise = h - cliff
    const bend = [-skirt * 0.7, rise * 0.85] as const
    faces +=
      `M${at(left - skirt, foot)}q${at(-bend[0], -(rise - bend[1]) * 0.9, skirt, -rise)}L${at(left + notch, top)}` +
      `H${at(right - notch)}L${at(right, top + cliff)}q${at(skirt * 0.3, bend[1], skirt, rise)}z`
    const edge = left + w * between(0.62, 0.76)
    shades +=
      `M${at(edge, top)}H${at(right - notch)}L${at(right, top + cliff)}q${at(skirt * 0.3, bend[1], skirt, rise)}` +
      `H${at(edge + w * 0.14)}q${at(-w * 0.03, -rise * 0.7, -w * 0.1, -rise)}z`
    for (let band = 1; band <= of.bands; band++) {
      const share = band / (of.bands + 0.8)
      const inset = notch * (1 - share) + 2 * unit
      bands += `M${at(left + inset, top + cliff * share)}H${at(right - inset)}`
    }
    for (let x = left + 12 * unit; of.bands && x < right - 8 * unit; x += between(22, 46) * unit) {
      flutes += `M${at(x, top + cliff * 0.25)}v${at(cliff * between(0.4, 0.72))}`
    }
    left = right + skirt * 0.6 + between(0, 0.16) * width
  }
  const color = tone(of.color, of.depth)
  const shade = mix(color, tone('#4b2f45', of.depth), 0.6)
  const shapes: Shape[] = [
    { d: faces, fill: color, foot: mix(color, tone('#ecc9a6', of.depth), 0.62) },
    { d: shades, fill: shade, opacity: 0.4 },
  ]
  if (!bands) return shapes
  return [
    ...shapes,
    { d: flutes, fill: shade, line: 2 * unit, opacity: 0.3 },
    {
      d: bands,
      fill: mix(color, tone('#f8e2c8', of.depth), 0.5),
      line: 2 * unit,
      opacity: 0.55,
    },
  ]
}
