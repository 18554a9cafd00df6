import type { TextInEach } from '#platform/text/translations.ts'

/**
 * Where a date takes place that is somewhere else than its event: in each language that it has a text in, perhaps with a point. What is
 * published also says by which region and district it is found.
 */
export type DatePlace = {
  locations: TextInEach
  latitude: number | null
  longitude: number | null
} & Partial<Area>

/** By which region and district it is found. */
export type Area = { region: string | null; district: string | null }

/** The exact point of a date's place, or null. */
export function pointOf({
  latitude,
  longitude,
}: Pick<DatePlace, 'latitude' | 'longitude'>): { latitude: number; longitude: number } | null {
  return latitude === null || longitude === null ? null : { latitude, longitude }
}
