import type { Box } from '#domain/project-events/place.ts'

/** Whether a spot lies in a part of the map. */
export function isIn(
  { south, north, west, east }: Box,
  { latitude, longitude }: { latitude: number; longitude: number },
): boolean {
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east
}
