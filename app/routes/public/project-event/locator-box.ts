import type { Box } from '#domain/project-events/place.ts'

/** The area of the small map `public/map/israel-….svg`, and its size in pixels. */
export const LOCATOR = {
  box: { west: 33.6, east: 36.2, south: 29.35, north: 33.45 } satisfies Box,
  width: 240,
  height: 444,
}

type Point = { latitude: number; longitude: number }

/** Where a point lies on the small map, as shares of its width and height (Mercator). */
export function onLocator({ latitude, longitude }: Point): { left: number; top: number } {
  const { west, east, south, north } = LOCATOR.box
  const [most, least] = [mercator(north), mercator(south)]
  return {
    left: (longitude - west) / (east - west),
    top: (most - mercator(latitude)) / (most - least),
  }
}

function mercator(latitude: number): number {
  return Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360))
}
