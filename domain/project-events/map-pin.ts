import type { ColumnOn, ShownContent } from './fields.ts'
import type { ProjectEventCard } from './project-event.ts'

/** The maximum number of pins returned at once, newest first. */
export const PINS_MOST = 2_000

/** An item on the map and in the list next to it, small enough to send by the thousand. */
export type MapPin = Omit<
  Pick<ShownContent, ColumnOn<'pin'>>,
  'supportTypes' | 'latitude' | 'longitude'
> &
  Pick<ProjectEventCard, 'id' | 'type' | 'organization' | 'supportTypes'> & {
    latitude: number
    longitude: number
  }

export type MapPins = {
  pins: MapPin[]
  /** The total, counted up to 2,000. */
  total: number
  /** There are more than 2,000. */
  capped: boolean
}
