import { randomFrom, seedOf } from '../seed.ts'
import { lights, lit, mix, type Light } from './light.ts'
import type { Time } from './region.ts'

/** One painted thing: filled, from `fill` to `foot` downwards if that is given, or stroked when it has a `line` width. */
export type Shape = {
  d: string
  fill: string
  foot?: string
  line?: number
  opacity?: number
}

/** Where a scene is painted, and with what. Lengths in `unit`s fit a picture 400 high. */
export type Canvas = {
  width: number
  height: number
  unit: number
  time: Time
  light: Light
  random: () => number
  between: (least: number, most: number) => number
  /** A colour as it looks from afar (0) or near (1) in this light. */
  tone: (colour: string, depth: number) => string
}

/** An empty canvas whose chances follow from the id alone. */
export function stretchCanvas(id: string, width: number, height: number, time: Time): Canvas {
  const random = randomFrom(seedOf(id))
  const light = lights[time]
  return {
    width,
    height,
    unit: height / 400,
    time,
    light,
    random,
    between: (least, most) => least + (most - least) * random(),
    tone: (colour, depth) =>
      mix(mix(colour, lit(colour, light.cast), light.share), light.haze, (1 - depth) * 0.72),
  }
}

/** Numbers as whole coordinates, with a space only where one is needed, so that pictures stay small. */
export function at(...numbers: number[]): string {
  return numbers
    .map((number) => Math.round(number) + 0)
    .join(' ')
    .replaceAll(' -', '-')
}
