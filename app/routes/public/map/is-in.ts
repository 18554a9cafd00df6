import type { Box } from '#domain/project-events/place.ts'

/** Whether a location is inside a box of the map. */
export function isIn(
  { south, north, west, east }: Box,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
