import { m } from '#messages'
import { asDistrict, asRegion } from './place.ts'
import type { Content, DraftContent, Refuse } from './content.ts'
import { LOCATION_MAX, NO_REGION } from './project-event.ts'

type Place = Pick<Content, 'region' | 'district' | 'location' | 'latitude' | 'longitude'>

/** Where a draft takes place, or null when something about it is refused. */
export function readPlace(draft: DraftContent, refuse: Refuse): Place | null {
  let whole = true
  const no = (...args: Parameters<Refuse>) => {
    refuse(...args)
    whole = false
  }
  const region = asRegion(draft.region)
  const district = asDistrict(draft.district)
  const latitude = readDegrees(draft.latitude, 90)
  const longitude = readDegrees(draft.longitude, 180)

  if (!region && draft.region !== NO_REGION) no('region', m.posts_region_missing())
  if (draft.district && !district) no('district', m.posts_district_unknown())
  if (district && draft.region && region !== 'asia') no('district', m.posts_district_elsewhere())
  if (region && draft.type === 'event' && !draft.location) {
    no('location', m.posts_location_missing())
  }
  if (draft.location.length > LOCATION_MAX) {
    no('location', m.posts_location_too_long({ max: LOCATION_MAX }))
  }
  if (draft.latitude && latitude === null) no('latitude', m.posts_latitude_wrong())
  if (draft.longitude && longitude === null) no('longitude', m.posts_longitude_wrong())
  if (draft.latitude && !draft.longitude) no('longitude', m.posts_longitude_missing())
  if (draft.longitude && !draft.latitude) no('latitude', m.posts_latitude_missing())

  return whole ? { region, district, location: draft.location || null, latitude, longitude } : null
}

/** Degrees within plus or minus `limit`, or null for anything else, an empty text too. */
export function readDegrees(text: string, limit: number): number | null {
  if (!/^[+-]?\d{1,3}(\.\d{1,15})?$/.test(text)) return null
  const degrees = Number(text)
  return Math.abs(degrees) <= limit ? degrees : null
}
