import { districtLabel, type Point } from './place.ts'
import { asWords, PLACE_LISTS, type Town } from './place-words.ts'
import { readPlaceLines } from './towns/read-place-lines.ts'
import { TOWN_POINTS } from './towns/town-points.ts'

/** A town with a known middle. */
export type NamedTown = Town & { name: string; hebrew: string | null; spellings: string[] }

const HEBREW = /[\u05d0-\u05ea]/

const towns: NamedTown[] = []
for (const [district, list] of PLACE_LISTS) {
  for (const { name, others } of readPlaceLines(list)) {
    const spellings = [name, ...others].map(asWords)
    const point = spellings.map((one) => TOWN_POINTS.get(one)).find((one) => one !== undefined)
    if (!point || towns.some((town) => town.name === name)) continue
    const hebrew = others.find((other) => HEBREW.test(other)) ?? null
    towns.push({ district, point, name, hebrew, spellings })
  }
}

/** A completion of a typed place. */
export type TownSuggestion = { value: string; label: string }

/**
 * Returns completions of a typed place, at most six: the town that its last part begins, in the script it is typed in,
 * after whatever street comes before. `label` has the other names, by which a town was found too.
 */
export function suggestTowns(typed: string): TownSuggestion[] {
  const at = typed.lastIndexOf(',') + 1
  const before = at === 0 ? '' : `${typed.slice(0, at)} `
  const part = asWords(typed.slice(at))
  if (part.length < 2) return []
  const isHebrew = HEBREW.test(part)
  return towns
    .flatMap((town) => {
      const found = town.spellings.find((one) => one.startsWith(part))
      return found ? [{ town, found }] : []
    })
    .slice(0, 6)
    .map(({ town: { name, hebrew, district, spellings }, found }) => {
      const shown = (isHebrew && hebrew) || name
      const other = shown === name ? hebrew : name
      const by = found === spellings[0] || HEBREW.test(found) ? null : found
      const label = [by, other, districtLabel(district)].filter(Boolean).join(' · ')
      return { value: before + shown, label }
    })
}

/** Returns the town in Israel that is nearest to a point, with the distance in kilometers. */
export function nearestTown(point: Point): { town: NamedTown; kilometers: number } | null {
  let nearest: { town: NamedTown; kilometers: number } | null = null
  for (const town of towns) {
    const kilometers = distance(point, town.point)
    if (!nearest || kilometers < nearest.kilometers) nearest = { town, kilometers }
  }
  return nearest
}

/** On a plane, which is close enough within a country. */
function distance(one: Point, other: Point): number {
  const north = (one.latitude - other.latitude) * 111
  const east = (one.longitude - other.longitude) * 111 * Math.cos((one.latitude * Math.PI) / 180)
  return Math.hypot(north, east)
}
