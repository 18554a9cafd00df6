import { m } from '#messages'
import { asDistrict, asRegion, districtLabel, regionLabel } from './place.ts'
import type { ProjectEventCard } from './project-event.ts'

/** Formats where an item takes place: its location, else its district or region. */
export function whereOf(item: Pick<ProjectEventCard, 'location' | 'district' | 'region'>): string {
  const district = asDistrict(item.district)
  const region = asRegion(item.region)
  if (item.location) return item.location
  if (district) return districtLabel(district)
  return region ? regionLabel(region) : m.listing_everywhere()
}
