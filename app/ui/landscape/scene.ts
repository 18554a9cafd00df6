import { abroad } from './abroad.ts'
import { stretchCanvas, type Canvas, type Shape } from './canvas.ts'
import { coast } from './coast.ts'
import { galilee } from './galilee.ts'
import { jerusalem } from './jerusalem.ts'
import { judea } from './judea.ts'
import { negev } from './negev.ts'
import type { LandscapeRegion, Time } from './region.ts'
import { birds, clouds, stars } from './sky.ts'

export type LandscapeOf = {
  id: string
  region: LandscapeRegion
  time: Time
  width?: number
  height?: number
}

export type ScenePicture = {
  width: number
  height: number
  /** From the zenith to the horizon, which is at the share `horizon` of the height. */
  sky: readonly [string, string, string]
  horizon: number
  disc: { x: number; y: number; r: number; fill: string; glow: string }
  /** Painted in this order over sky and disc. */
  shapes: Shape[]
  /** Flipped horizontally, for more variety. */
  mirrored: boolean
}

const painters: Record<LandscapeRegion, (canvas: Canvas, discX: number) => Shape[]> = {
  galilee,
  coast,
  jerusalem,
  judea,
  negev,
  abroad,
}

/** Paints an id's landscape: always the same for the same id, region, time and size; different for another id. */
export function landscape({
  id,
  region,
  time,
  width = 640,
  height = 400,
}: LandscapeOf): ScenePicture {
  const canvas = stretchCanvas(`${id} ${region}`, width, height, time)
  const { between, random, light } = canvas
  const mirrored = random() < 0.5
  const low = time === 'dawn' || time === 'gold' || time === 'dusk'
  const disc = {
    x: Math.round(width * between(0.3, 0.74)),
    y: Math.round(height * (low ? between(0.33, 0.41) : between(0.14, 0.24))),
    r: Math.round(height * (low ? 0.062 : 0.042)),
    fill: light.disc,
    glow: light.glow,
  }
  const above = skyOf(canvas, region)
  return {
    width,
    height,
    sky: light.sky,
    horizon: 0.58,
    disc,
    shapes: [...above, ...painters[region](canvas, disc.x)],
    mirrored,
  }
}

function skyOf(canvas: Canvas, region: LandscapeRegion): Shape[] {
  const { time, random } = canvas
  const shapes: Shape[] = []
  if (time === 'night') shapes.push(...stars(canvas, 40, [0.02, 0.48], 0.9))
  else if (region === 'negev' && (time === 'dawn' || time === 'dusk'))
    shapes.push(...stars(canvas, 26, [0.02, 0.3], time === 'dusk' ? 0.85 : 0.6))
  else shapes.push(clouds(canvas))
  if (time !== 'night' && random() < 0.7) shapes.push(birds(canvas))
  return shapes
}
