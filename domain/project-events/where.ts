import { m } from '#messages'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import { asDistrict, asRegion, districtLabel, regionLabel } from './place.ts'
import type { ProjectEventCard } from './project-event.ts'

/** An item with its location in the language of the mail that is being written, else as it was first written. */
export function inMail<Item extends { location: string | null; locations: TextInEach }>(
  item: Item,
): Item {
  return { ...item, location: inPageLanguage(item.locations) || null }
}

/** Formats where an item takes place: its location, else its district or region. */
export function whereOf(item: Pick<ProjectEventCard, 'location' | 'district' | 'region'>): string {
  const district = asDistrict(item.district)
  const region = asRegion(item.region)
  if (item.location) return item.location
  if (district) return districtLabel(district)
  return region ? regionLabel(region) : m.listing_everywhere()
}
