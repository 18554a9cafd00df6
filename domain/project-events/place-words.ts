import { normalize } from '#platform/text/normalize.ts'
import { asDistrict, type District } from './place.ts'
import { CENTRAL, MIDDLE, TEL_AVIV } from './towns/towns-center.ts'
import { HAIFA, NORTHERN } from './towns/towns-north.ts'
import { JERUSALEM, JUDEA_AND_SAMARIA, SOUTHERN } from './towns/towns-south.ts'

/** The most words in a name of a place. */
const WORDS_MOST = 4

/** Regions by which a whole district is searched for; cities that are named like their district are not among them. */
const WHOLE: Partial<Record<District, string>> = {
  'northern-district': 'the north',
  'southern-district': 'the south',
}

const lists: [District, string][] = [
  ['northern-district', NORTHERN],
  ['haifa-district', HAIFA],
  ['central-district', CENTRAL],
  ['central-district', MIDDLE],
  ['tel-aviv-district', TEL_AVIV],
  ['tel-aviv-district', MIDDLE],
  ['southern-district', SOUTHERN],
  ['jerusalem-district', JERUSALEM],
  ['judea-and-samaria', JUDEA_AND_SAMARIA],
]

/** All names of each place, by each of its names, per district. */
const namesOf = new Map<District, Map<string, string[]>>()
for (const [district, list] of lists) {
  const places = namesOf.get(district) ?? new Map<string, string[]>()
  namesOf.set(district, places)
  for (const line of list.split('\n').filter(Boolean)) {
    const names = line.split(/[=,]/).map(asWords).filter(Boolean)
    for (const name of names) places.set(name, [...(places.get(name) ?? []), ...names])
  }
}

/**
 * Returns the words by which a place is found, normalized: its location, and the English and Hebrew spellings of the towns
 * and regions that this names.
 */
export function placeWords(item: { location: string | null; district: string | null }): string {
  const district = asDistrict(item.district)
  const places = district && namesOf.get(district)
  const location = normalize(item.location ?? '')
  if (!places) return location
  const words = asWords(location).split(' ')
  const found = [places.get(WHOLE[district] ?? '') ?? []]
  for (const from of words.keys()) {
    for (let length = 1; length <= WORDS_MOST; length += 1) {
      found.push(places.get(words.slice(from, from + length).join(' ')) ?? [])
    }
  }
  return [...new Set([location, ...found.flat()])].filter(Boolean).join(' ')
}

/** Words of letters and digits only: `Ma'alot-Tarshiha` is `ma'alot tarshiha`. */
function asWords(text: string): string {
  return normalize(text)
    .replaceAll(/[^\p{L}\p{N}'"]+/gu, ' ')
    .trim()
}
