import type { ColumnOn, ShownContent } from './fields.ts'
import type { ProjectEventCard } from './project-event.ts'

/** So many pins at most are given at once: the newest of what is asked for. */
export const PINS_MOST = 2_000

/** What the map and the list beside it show of an item, small enough to be sent by the thousand. */
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
  /** How many there are, counted to 2,000. */
  total: number
  /** There are more than 2,000. */
  capped: boolean
}
