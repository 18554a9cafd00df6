import { m } from '#messages'
import { inPageLanguage, type TextInEach } from '#platform/text/translations.ts'
import type { EventDate } from './next-date.ts'
import {
  asDistrict,
  asRegion,
  districtLabel,
  regionLabel,
  type District,
  type Region,
} from './place.ts'
import type { Area, DatePlace } from './date-place.ts'
import type { ProjectEventCard } from './project-event.ts'

/** An item with its location in the language of the mail that is being written, else as it was first written. */
export function inMail<Item extends { location: string | null; locations: TextInEach }>(
  item: Item,
): Item {
  return { ...item, location: inPageLanguage(item.locations) || null }
}

type Placed = Pick<ProjectEventCard, 'location' | 'district' | 'region'>

/** Formats where an item takes place: on the date it is shown with, if that has a place of its own, else as `usualWhereOf`. */
export function whereOf(item: Placed & { datePlace?: DatePlace | undefined }): string {
  return (item.datePlace && inPageLanguage(item.datePlace.locations)) || usualWhereOf(item)
}

/** Formats where an item takes place on one of its dates. */
export function whereOnDate(item: Placed, { place }: Pick<EventDate, 'place'>): string {
  return whereOf({ ...item, datePlace: place })
}

/** Formats where an item takes place unless a date is somewhere else: its location, else its district or region. */
export function usualWhereOf(item: Placed): string {
  const district = asDistrict(item.district)
  const region = asRegion(item.region)
  if (item.location) return item.location
  if (district) return districtLabel(district)
  return region ? regionLabel(region) : m.listing_everywhere()
}

/** Returns where an item is: of an event in several places where each date is that is not over. */
export function areasOf(
  item: Area & { dates: readonly { place?: DatePlace | undefined; isOver: boolean }[] },
): { region: Region | null; district: District | null }[] {
  const left = item.dates.flatMap(({ place, isOver }) => (isOver ? [] : [place ?? item]))
  const areas = (left.length > 0 ? left : [item]).map(({ region, district }) => ({
    region: asRegion(region),
    district: asDistrict(district),
  }))
  return [...new Map(areas.map((area) => [`${area.region} ${area.district}`, area])).values()]
}
