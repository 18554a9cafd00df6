import { asDistrict } from './place.ts'
import { townIn } from './place-words.ts'

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
