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
    /** Of an event in several places: the date on which it is here. */
    dateId?: string
  }

/** What the address of the map calls a pin: its item, and of an event in several places the date. */
export function spotOf({ id, dateId }: Pick<MapPin, 'id' | 'dateId'>): string {
  return dateId === undefined ? id : `${id}.${dateId}`
}

export type MapPins = {
  pins: MapPin[]
  /** The total, counted up to the maximum number of pins. */
  total: number
  /** There are more. */
  capped: boolean
}
