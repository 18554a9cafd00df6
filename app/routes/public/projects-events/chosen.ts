import { m } from '#messages'
import type { Day } from '#domain/project-events/day.ts'
import { BEGINNING, type ListQuery } from '#domain/project-events/list-address.ts'
import { districtLabel, regionLabel } from '#domain/project-events/place.ts'
import { categoryLabel } from '#domain/project-events/project-event.ts'
import { kindLabel } from '#domain/support/support.ts'
import { format } from '#platform/text/format.ts'
import { timeLabel, typeChoiceLabel } from './choices.ts'

type Chosen = { label: string; without: Partial<ListQuery> }

/** The active filters of a list, in words, each with the query that removes it. */
export function activeFilters(asked: ListQuery): Chosen[] {
  const { q, type, categories, supportTypes, regions, districts, near, km, time } = asked
  const chosen: Chosen[] = []
  const without = <Word extends string>(words: readonly Word[], word: Word) =>
    words.filter((one) => one !== word)
  if (q) chosen.push({ label: m.listing_words({ words: q }), without: { q: '' } })
  if (type) chosen.push({ label: typeChoiceLabel(type), without: { type: null } })
  for (const word of categories)
    chosen.push({ label: categoryLabel(word), without: { categories: without(categories, word) } })
  for (const kind of supportTypes)
    chosen.push({ label: kindLabel(kind), without: { supportTypes: without(supportTypes, kind) } })
  for (const word of districts)
    chosen.push({ label: districtLabel(word), without: { districts: without(districts, word) } })
  for (const word of regions)
    chosen.push({ label: regionLabel(word), without: { regions: without(regions, word) } })
  if (near) {
    const label = m.listing_near_chip({ km, place: near })
    chosen.push({ label, without: { near: '', km: BEGINNING.km } })
  }
  const days = daysLabel(asked)
  if (days) chosen.push({ label: days, without: { from: null, to: null } })
  else if (time !== BEGINNING.time)
    chosen.push({ label: timeLabel(time), without: { time: BEGINNING.time } })
  if (asked.hasPlaces) chosen.push({ label: m.listing_free(), without: { hasPlaces: false } })
  return chosen
}

/** The chosen days in words; null if none are. */
export function daysLabel({ from, to }: { from: Day | null; to: Day | null }): string | null {
  if (from && to) {
    const [first, last] = [asWords(from), asWords(to)]
    return from === to ? first : m.listing_days({ from: first, to: last })
  }
  if (from) return m.listing_from_day({ day: asWords(from) })
  return to && m.listing_to_day({ day: asWords(to) })
}

function asWords(day: Day): string {
  return format.day(day)
}
