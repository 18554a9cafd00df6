import { asDistrict } from './place.ts'
import { townIn } from './place-words.ts'

type Place = {
  region: string | null
  district: string | null
  location: string | null
  latitude: number | null
  longitude: number | null
}

/** Adds what the location says of a place in Israel without a point: the middle of its town, and its district unless that was chosen. */
export function withTown<Values extends Place>(values: Values): Values {
  const { region, district, location, latitude } = values
  if (region !== 'asia' || latitude !== null || location === null) return values
  const town = townIn(location, asDistrict(district))
  return town ? { ...values, district: town.district, ...town.point } : values
}
