import type { Area, DatePlace } from './date-place.ts'
import { asDistrict } from './place.ts'
import { townIn } from './place-words.ts'
import { nearestTown } from './suggest-towns.ts'

/** How far from the center of the nearest town something counts as there. */
const TOWN_KM = 15

type Place = {
  region: string | null
  district: string | null
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** Adds what follows from a location in Israel: the district unless one was chosen, and the center of the town if there is no point. */
export function withTown<Values extends Place>(values: Values): Values {
  const { region, district, location, latitude } = values
  if (region !== 'asia' || location === null) return values
  const town = townIn(location, asDistrict(district))
  if (!town) return values
  return { ...values, district: town.district, ...(latitude === null && town.point) }
}

/** Adds the center of the town that the place of a date names, if it has no point, to the dates of an event in Israel. */
export function datesWithTown<Dated extends { place?: DatePlace | undefined }>(
  dates: readonly Dated[],
  region: string | null,
): Dated[] {
  if (region !== 'asia') return [...dates]
  return dates.map((date) => {
    if (!date.place || date.place.latitude !== null) return date
    const towns = Object.values(date.place.locations).map((location) => townIn(location, null))
    const point = towns.find((town) => town !== null)?.point
    return { ...date, place: { ...date.place, ...point } }
  })
}

/**
 * Returns where the place of a date is: in the district of the town that it names, in any language, else of the town near its point. A place without
 * either is where its event is; a point far from towns of Israel is on no known continent, unless the event is abroad.
 */
export function areaOfDate({ locations, latitude, longitude }: DatePlace, event: Area): Area {
  const named = Object.values(locations).map((location) => townIn(location, null))
  const town = named.find((one) => one !== null)
  if (town && event.region === 'asia') return { region: 'asia', district: town.district }
  if (latitude === null || longitude === null)
    return { region: event.region, district: event.district }
  const near = nearestTown({ latitude, longitude })
  if (near && near.kilometers <= TOWN_KM) return { region: 'asia', district: near.town.district }
  return { region: event.region === 'asia' ? null : event.region, district: null }
}
