import { asDistrict } from './place.ts'
import { townIn } from './place-words.ts'

type Place = {
  region: string | null
  district: string | null
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** Adds what the location says of a place in Israel: its district unless that was chosen, and without a point the middle of its town. */
export function withTown<Values extends Place>(values: Values): Values {
  const { region, district, location, latitude } = values
  if (region !== 'asia' || location === null) return values
  const town = townIn(location, asDistrict(district))
  if (!town) return values
  return { ...values, district: town.district, ...(latitude === null && town.point) }
}
