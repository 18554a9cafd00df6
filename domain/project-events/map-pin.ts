import type { ColumnOn, ShownContent } from './field-columns.ts'
import type { ProjectEventCard } from './project-event.ts'

/** The maximum number of pins of the whole map, newest first, and of places counted. */
export const PINS_MOST = 2_000
/** The maximum number of pins of an area, newest first: enough to fill a screen, as near pins are grouped. */
export const AREA_PINS_MOST = 200

/** An item on the map and in the list next to it, small enough to send by the thousand. */
export type MapPin = Omit<
  Pick<ShownContent, ColumnOn<'pin'>>,
  'supportTypes' | 'language' | 'latitude' | 'longitude'
> &
  Pick<
    ProjectEventCard,
    'id' | 'type' | 'language' | 'organization' | 'supportTypes' | 'moreDates' | 'datePlace'
  > & {
    latitude: number
    longitude: number
  }

export type MapPins = {
  pins: MapPin[]
  /** The total, counted up to the maximum number of pins. */
  total: number
  /** There are more. */
  capped: boolean
}
