import { m } from '#messages'

/** Continents, as the list's filter has them; Israel is in Asia. */
export const REGIONS = [
  'north-america',
  'south-america',
  'europe',
  'asia',
  'africa',
  'oceania',
] as const
export type Region = (typeof REGIONS)[number]

/** Districts of Israel. */
export const DISTRICTS = [
  'northern-district',
  'haifa-district',
  'central-district',
  'tel-aviv-district',
  'jerusalem-district',
  'southern-district',
  'judea-and-samaria',
] as const
export type District = (typeof DISTRICTS)[number]

/** An area of the map in degrees, from south to north and west to east; never across the date line. */
export type Box = { south: number; north: number; west: number; east: number }

/** A point on the map, in degrees. */
export type Point = { latitude: number; longitude: number }

/** The area shown on the map of Israel. */
export const ISRAEL: Box = { south: 29.5, north: 33.4, west: 34.2, east: 35.9 }

const regions: Record<Region, () => string> = {
  'north-america': m.places_north_america,
  'south-america': m.places_south_america,
  europe: m.places_europe,
  asia: m.places_asia,
  africa: m.places_africa,
  oceania: m.places_oceania,
}

const districts: Record<District, () => string> = {
  'northern-district': m.places_northern_district,
  'haifa-district': m.places_haifa_district,
  'central-district': m.places_central_district,
  'tel-aviv-district': m.places_tel_aviv_district,
  'jerusalem-district': m.places_jerusalem_district,
  'southern-district': m.places_southern_district,
  'judea-and-samaria': m.places_judea_and_samaria,
}

export function regionLabel(region: Region): string {
  return regions[region]()
}

export function districtLabel(district: District): string {
  return districts[district]()
}

/** Parses a region from a URL or the database, or null. */
export function asRegion(word: string | null | undefined): Region | null {
  return REGIONS.find((region) => region === word) ?? null
}

/** Parses a district from a URL or the database, or null. */
export function asDistrict(word: string | null | undefined): District | null {
  return DISTRICTS.find((district) => district === word) ?? null
}
