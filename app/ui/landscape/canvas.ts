import { randomFrom, seedOf } from '../seed.ts'
import { lights, lit, mix, type Light } from './light.ts'
import type { Time } from './region.ts'

/** A painted shape: filled, with a vertical gradient from `fill` to `foot` if given, or stroked if it has a `line` width. */
export type Shape = {
  d: string
  fill: string
  foot?: string
  line?: number
  opacity?: number
}

/** The size and colors of a scene. Lengths in `unit`s are for a picture 400 high. */
export type Canvas = {
  width: number
  height: number
  unit: number
  time: Time
  light: Light
  random: () => number
  between: (least: number, most: number) => number
  /** Returns a color as seen from afar (0) or near (1) in this light. */
  tone: (color: string, depth: number) => string
}

/** Creates an empty canvas whose random numbers depend only on the id. */
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
    tone: (color, depth) =>
      mix(mix(color, lit(color, light.cast), light.share), light.haze, (1 - depth) * 0.72),
  }
}

/** Joins numbers as rounded coordinates, with a space only where one is needed, to keep pictures small. */
export function at(...numbers: number[]): string {
  return numbers
    .map((number) => Math.round(number) + 0)
    .join(' ')
    .replaceAll(' -', '-')
}
