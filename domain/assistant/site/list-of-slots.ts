import {
  BEGINNING,
  type ListQuery,
  projectListAddress,
} from '#domain/project-events/list-address.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import type { MatchingAsked } from '#domain/project-events/queries/find-matching.ts'
import type { Slots } from '../understanding/slots.ts'
import { isTown, townsOf } from './area-towns.ts'
import { placeName } from './wording.ts'

/** A query of the public list, and whether it expresses everything that was said. */
export type ListAsked = { query: ListQuery; isExact: boolean }

/**
 * Returns the filters of the public list for the slots. This is the only file of the assistant that knows them. If they
 * cannot express something, such as attending or donating, the list is wider than the question and `isExact` is false.
 */
export function listOf({ place, days, kinds, type, topics, words }: Slots): ListAsked {
  const districts = place?.districts ?? []
  const regions = place?.regions ?? []
  const isIsrael = districts.length === DISTRICTS.length
  const town = place !== null && isTown(place.name) ? placeName(place) : null
  const query: ListQuery = {
    ...BEGINNING,
    q: [...(town === null ? [] : [town]), ...words].join(' '),
    type,
    categories: topics,
    supportTypes: kinds.filter((kind) => kind !== 'attend'),
    // Israel is the only country of its region with projects.
    regions: isIsrael ? ['asia'] : regions,
    districts: isIsrael ? [] : districts,
    from: days?.from ?? null,
    to: days?.to ?? null,
  }
  return { query, isExact: query.q === '' && (kinds.length <= 1 || !kinds.includes('attend')) }
}

/** The address of the public list with these filters. */
export function askedListAddress({ query }: ListAsked): string {
  return projectListAddress(query)
}

/** The input of the ranked search. */
export type Wanted = Partial<Omit<MatchingAsked, 'most'>>

/** Returns the input of the ranked search, which also accepts several districts, any days, and words of which some are enough. */
export function matchingOf({ place, days, kinds, type, topics, words }: Slots): Wanted {
  return {
    // "Robotics" must find robots; words are matched by their stems.
    words: words.map((word) => word.replace(/(?<=\w{4})ics$/, '')),
    // The list of all towns may be longer than a search accepts.
    place: place === null ? null : townsOf(place.name).join(' or ').slice(0, 300),
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
