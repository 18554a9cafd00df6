import { hebrewSkeleton, isHebrewWord } from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import type { DatePlace } from './date-place.ts'
import { asDistrict, type District, type Point } from './place.ts'
import { CENTRAL, MIDDLE, TEL_AVIV } from './towns/towns-center.ts'
import { HAIFA, NORTHERN } from './towns/towns-north.ts'
import { readPlaceLines } from './towns/read-place-lines.ts'
import { TOWN_POINTS } from './towns/town-points.ts'
import { JERUSALEM, JUDEA_AND_SAMARIA, SOUTHERN } from './towns/towns-south.ts'

/** Fewer consonants are those of many words. */
const SKELETON_LEAST = 4

/** The most words in a name of a place. */
const WORDS_MOST = 4

/** Regions by which a whole district is searched for; cities that are named like their district are not among them. */
const WHOLE: Partial<Record<District, string>> = {
  'northern-district': 'the north',
  'southern-district': 'the south',
}

/** The places of each district, in lines as `read-place-lines.ts` reads them. */
export const PLACE_LISTS: readonly [District, string][] = [
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
for (const [district, list] of PLACE_LISTS) {
  const ofDistrict = namesOf.get(district) ?? new Map<string, string[]>()
  namesOf.set(district, ofDistrict)
  for (const { name: first, others } of readPlaceLines(list)) {
    const names = [first, ...others].map(asWords)
    for (const name of names) {
      for (const key of new Set([name, skeletonOf(name) ?? name])) {
        ofDistrict.set(key, [...(ofDistrict.get(key) ?? []), ...names])
      }
    }
  }
}

/**
 * Returns the words by which a place is found, normalized: its location, and the English and Hebrew spellings of the towns
 * and regions that this names.
 */
export function placeWords(item: { location: string | null; district: string | null }): string {
  const district = asDistrict(item.district)
  const location = normalize(item.location ?? '')
  if (!district) return location
  const whole = namesOf.get(district)?.get(WHOLE[district] ?? '') ?? []
  return [...new Set([location, ...whole, ...namesIn(location, district).flat()])]
    .filter(Boolean)
    .join(' ')
}

/** The same for a location in any district, or in none. */
export function wordsOfPlace(location: string): string {
  return placeWords({ location, district: townIn(location, null)?.district ?? null })
}

/** The words of the place that a card shows: of the date that it shows, if that is somewhere else than its event. */
export function wordsOfShownPlace(
  card: Parameters<typeof placeWords>[0] & { datePlace?: DatePlace | undefined },
): string {
  if (!card.datePlace) return placeWords(card)
  const locations = Object.values(card.datePlace.locations)
  const isNamed = locations.some((location) => townIn(location, null) !== null)
  return [...locations.map(wordsOfPlace), ...(isNamed ? [] : [placeWords(card)])].join(' ')
}

/** Returns the town that a location in Israel names: its district and middle; null if it names none, or several in different districts. */
export function townIn(location: string, within: District | null): Town | null {
  const towns = [...namesOf.keys()]
    .filter((district) => within === null || district === within)
    .flatMap((district) =>
      namesIn(normalize(location), district).flatMap((names) => {
        const point = names.map((name) => TOWN_POINTS.get(name)).find((one) => one !== undefined)
        return point ? [{ district, point }] : []
      }),
    )
  const [first] = towns
  return first && towns.every(({ district }) => district === first.district) ? first : null
}

export type Town = { district: District; point: Point }

/** All names of each place of the district that a normalized location names, the last one first: a town follows its street. */
function namesIn(location: string, district: District): string[][] {
  const ofDistrict = namesOf.get(district)
  const words = asWords(location).split(' ')
  const found: string[][] = []
  for (const from of words.keys()) {
    for (let length = 1; length <= WORDS_MOST; length += 1) {
      const name = words.slice(from, from + length).join(' ')
      const names = ofDistrict?.get(name) ?? ofDistrict?.get(skeletonOf(name) ?? name)
      if (names) found.unshift(names)
    }
  }
  return found
}

/** A Hebrew name as it is compared where no list has its spelling; null for one that is too short to tell it from other words. */
function skeletonOf(name: string): string | null {
  const skeleton = name.split(' ').map(hebrewSkeleton).join(' ')
  return isHebrewWord(name) && skeleton.replaceAll(' ', '').length >= SKELETON_LEAST
    ? skeleton
    : null
}

/** Words of letters and digits only: `Ma'alot-Tarshiha` is `ma'alot tarshiha`. */
export function asWords(text: string): string {
  return normalize(text)
    .replaceAll(/[^\p{L}\p{N}'"]+/gu, ' ')
    .trim()
}
