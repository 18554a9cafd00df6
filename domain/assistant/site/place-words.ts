import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { SHIPPING_COUNTRIES, countryName } from '../../orders/country.ts'
import {
  DISTRICTS,
  districtLabel,
  REGIONS,
  regionLabel,
  type District,
} from '#domain/project-events/place.ts'
import type { Wanted } from './items-asked.ts'

/** Places larger than a town: "in", not "near". */
const LARGE = new Set(
  [
    ...SHIPPING_COUNTRIES.map(countryName),
    ...DISTRICTS.map(districtLabel),
    ...REGIONS.map(regionLabel),
    'England',
    'Scotland',
    'Wales',
    'Britain',
    'Great Britain',
    'UK',
    'USA',
    'America',
    'Samaria',
    'Judea',
    'Galilee',
    'Gush Etzion',
  ].map((name) => name.toLowerCase()),
)

/** Whether the named place is a town, judging by its name. */
export function isTown(place: string): boolean {
  return (
    !/^the /i.test(place) &&
    !place.split(/ or | and |, /).some((name) => LARGE.has(name.toLowerCase()))
  )
}

/** Places that take "at", not "in". */
const WATER = /\b(sea|lake|kinneret|yarkon|river|stream|coast|beach|border|fence)\b/i

/** A place as a phrase: in and near the named town, or in a district or a region; empty for anywhere. */
export function placeWords({
  place,
  districts,
  regions,
}: Pick<Wanted, 'place' | 'districts' | 'regions'>): string {
  if (place && WATER.test(place)) return m.answers_near({ place })
  if (place) return isTown(place) ? m.answers_in_and_near({ place }) : m.answers_in({ place })
  if (districts.length === DISTRICTS.length) return m.answers_in({ place: m.answers_israel() })
  const names = [...districts.map(inSentence), ...regions.map(regionLabel)]
  if (names.length === 0) return ''
  return m.answers_in({
    place: format.list(names, 'disjunction'),
  })
}

/** `the Southern District`, but `Judea and Samaria`. */
function inSentence(district: District): string {
  const label = districtLabel(district)
  return label.endsWith('District') ? m.answers_the_district({ district: label }) : label
}
