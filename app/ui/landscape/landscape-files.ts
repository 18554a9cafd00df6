import { seedOf } from '../seed.ts'
import { regions, times, type LandscapeRegion, type Time } from './region.ts'
import type { LandscapeOf } from './scene.ts'

/**
 * Folder of the landscapes in the client build. Browsers keep its files for ever: a change of the drawings needs the next
 * number.
 */
export const LANDSCAPE_FOLDER = 'assets/landscapes-1'

/** The formats that are drawn, in pixels, and how many different pictures of each region and time of day. */
const formats = {
  card: { width: 640, height: 400, variants: 12 },
  wide: { width: 1200, height: 360, variants: 2 },
  tall: { width: 640, height: 720, variants: 2 },
} as const
type Format = keyof typeof formats

/** Returns the path of an id's landscape: always the same one, in the format whose proportions are closest. */
export function landscapePath({
  id,
  region,
  time,
  width = 640,
  height = 400,
}: LandscapeOf): string {
  const format = formatOf(width / height)
  return `/${LANDSCAPE_FOLDER}/${fileName(format, region, time, seedOf(id) % formats[format].variants)}`
}

function formatOf(ratio: number): Format {
  if (ratio > 2.5) return 'wide'
  return ratio < 1.1 ? 'tall' : 'card'
}

function fileName(format: Format, region: LandscapeRegion, time: Time, variant: number): string {
  return `${format}-${region}-${time}-${variant}.svg`
}

/** Lists every landscape of the client build by file name. */
export function listLandscapes() {
  return Object.entries(formats).flatMap(([name, { width, height, variants }]) =>
    regions.flatMap((region) =>
      times.flatMap((time) =>
        Array.from({ length: variants }, (_, variant) => ({
          file: fileName(name as Format, region, time, variant),
          of: { id: `landscape ${variant}`, region, time, width, height },
        })),
      ),
    ),
  )
}
