import { BEGINNING, type ListQuery } from '#domain/project-events/list-address.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import type { MatchingAsked } from '#domain/project-events/queries/find-matching.ts'
import type { Slots } from '../understanding/slots.ts'
import { placeName } from './slot-labels.ts'

/**
 * Returns the filters of the public list for the slots. If they cannot express something, such as attending or a town, the list is
 * wider than the question and `isExact` is false.
 */
export function listOf({ place, days, kinds, type, topics, words }: Slots): {
  query: ListQuery
  isExact: boolean
} {
  const isIsrael = place?.districts.length === DISTRICTS.length
  const town = place?.towns ? [placeName(place)] : []
  const query: ListQuery = {
    ...BEGINNING,
    q: [...town, ...words].join(' '),
    type,
    categories: topics,
    supportTypes: kinds.filter((kind) => kind !== 'attend'),
    // Israel is the only country of its region with projects.
    regions: isIsrael ? ['asia'] : (place?.regions ?? []),
    districts: isIsrael ? [] : (place?.districts ?? []),
    from: days?.from ?? null,
    to: days?.to ?? null,
  }
  return { query, isExact: query.q === '' && (kinds.length <= 1 || !kinds.includes('attend')) }
}

/** The input of the ranked search. */
export type Wanted = Partial<Omit<MatchingAsked, 'most'>>

/** Returns the input of the ranked search, which also accepts words of which some are enough. */
export function matchingOf({ place, days, kinds, type, topics, words }: Slots): Wanted {
  return {
    // "Robotics" must find robots; words are matched by their stems.
    words: words.map((word) => word.replace(/(?<=\w{4})ics$/, '')),
    // The list of all towns may be longer than a search accepts.
    place: place && (place.towns ?? [place.name]).join(' or ').slice(0, 300),
    districts: [...(place?.districts ?? [])],
    regions: [...(place?.regions ?? [])],
    topics: [...topics],
    isTopicMust: topics.length > 0,
    kinds: [...kinds],
    type,
    from: days?.from ?? null,
    to: days?.to ?? null,
  }
}
