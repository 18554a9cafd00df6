import { m } from '#messages'
import type { DraftContent, Refuse } from './fields.ts'
import { LOCATION_MAX, NO_REGION } from './project-event.ts'

/** Continents, as the list filters by them; Israel is Asia. */
export const REGIONS = [
  'north-america',
  'south-america',
  'europe',
  'asia',
  'africa',
  'oceania',
] as const
export type Region = (typeof REGIONS)[number]

/** Districts within Israel. */
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

/** A part of the map in degrees, from south to north and west to east; never across the date line. */
export type Box = { south: number; north: number; west: number; east: number }

/** What the map of Israel shows. */
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

/** A region's name as people read it. */
export function regionLabel(region: Region): string {
  return regions[region]()
}

/** A district's name as people read it. */
export function districtLabel(district: District): string {
  return districts[district]()
}

/** The region of a word of the address or the database, or null. */
export function asRegion(word: string | null | undefined): Region | null {
  return REGIONS.find((region) => region === word) ?? null
}

/** The district of a word of the address or the database, or null. */
export function asDistrict(word: string | null | undefined): District | null {
  return DISTRICTS.find((district) => district === word) ?? null
}

type Place = {
  region: Region | null
  district: District | null
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** Where a draft takes place. Its inputs are checked together. */
export function parsePlace(draft: DraftContent, refuse: Refuse): Place {
  const region = asRegion(draft.region)
  const district = asDistrict(draft.district)
  const latitude = parseDegrees(draft.latitude, 90)
  const longitude = parseDegrees(draft.longitude, 180)

  if (!region && draft.region !== NO_REGION) refuse('region', m.posts_region_missing())
  if (draft.district && !district) refuse('district', m.posts_district_unknown())
  if (district && draft.region && region !== 'asia') {
    refuse('district', m.posts_district_elsewhere())
  }
  if (region && draft.type === 'event' && !draft.location) {
    refuse('location', m.posts_location_missing())
  }
  if (draft.location.length > LOCATION_MAX) {
    refuse('location', m.posts_location_too_long({ max: LOCATION_MAX }))
  }
  if (draft.latitude && latitude === null) refuse('latitude', m.posts_latitude_wrong())
  if (draft.longitude && longitude === null) refuse('longitude', m.posts_longitude_wrong())
  if (draft.latitude && !draft.longitude) refuse('longitude', m.posts_longitude_missing())
  if (draft.longitude && !draft.latitude) refuse('latitude', m.posts_latitude_missing())

  return { region, district, location: draft.location || null, latitude, longitude }
}

/** Of a place that was refused, its words can be shown, but no spot on the map. */
export function placeWhenRefused({ region, district, location }: DraftContent): Place {
  return {
    region: asRegion(region),
    district: asDistrict(district),
    location: location || null,
    latitude: null,
    longitude: null,
  }
}

/** Where it is, in words and degrees. */
export function describePlace(place: {
  [K in keyof Place]: Place[K] extends number | null ? number | null : string | null
}): string {
  const { region, district, location, latitude, longitude } = place
  const [knownRegion, knownDistrict] = [asRegion(region), asDistrict(district)]
  return [
    location,
    knownDistrict ? districtLabel(knownDistrict) : district,
    knownRegion ? regionLabel(knownRegion) : region,
    latitude === null ? null : `${latitude}, ${longitude}`,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Degrees within plus or minus `limit`, or null for anything else, an empty text too. */
export function parseDegrees(text: string, limit: number): number | null {
  if (!/^[+-]?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const degrees = Number(text)
  return Math.abs(degrees) <= limit ? degrees : null
}
