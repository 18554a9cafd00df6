import type { MatchingAsked } from '#domain/project-events/queries/find-matching.ts'
import type { Slots } from '../understanding/slots.ts'
import { townsOf } from './area-towns.ts'

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
