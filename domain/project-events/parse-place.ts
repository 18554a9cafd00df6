import { m } from '#messages'
import type { DraftContent, Refuse } from './fields.ts'
import {
  asDistrict,
  asRegion,
  districtLabel,
  regionLabel,
  type District,
  type Region,
} from './place.ts'
import { LOCATION_MAX, NO_REGION } from './project-event.ts'

// Separate from `place.ts`, which public pages load: they need none of this.
type Place = {
  region: Region | null
  district: District | null
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** Parses where a draft takes place. Its inputs are validated together. */
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

/** For a refused place, returns its texts but no position on the map. */
export function placeWhenRefused({ region, district, location }: DraftContent): Place {
  return {
    region: asRegion(region),
    district: asDistrict(district),
    location: location || null,
    latitude: null,
    longitude: null,
  }
}

/** Formats the place as its page shows it, with the district or, abroad, the region; where the point lies, a map shows. */
export function describePlace(
  place: Record<'region' | 'district' | 'location', string | null>,
): string {
  const { region, district, location } = place
  const [knownRegion, knownDistrict] = [asRegion(region), asDistrict(district)]
  return [
    location,
    knownDistrict
      ? districtLabel(knownDistrict)
      : (knownRegion && regionLabel(knownRegion)) || region,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** Parses degrees within plus or minus `limit`; null for anything else, including an empty string. */
export function parseDegrees(text: string, limit: number): number | null {
  if (!/^[+-]?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const degrees = Number(text)
  return Math.abs(degrees) <= limit ? degrees : null
}
