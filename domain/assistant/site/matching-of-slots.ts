import type { MatchingAsked } from '#domain/project-events/queries/find-matching.ts'
import type { Slots } from '../understanding/slots.ts'
import { townsOf } from './area-towns.ts'

/** What the ranked search is asked for. */
export type Wanted = Partial<Omit<MatchingAsked, 'most'>>

/** What was said, for the ranked search: it also takes several districts, any days, and words of which some suffice. */
export function matchingOf({ place, days, kinds, type, topics, words }: Slots): Wanted {
  return {
    // "Robotics" has to find robots; words are matched by their beginnings.
    words: words.map((word) => word.replace(/(?<=\w{4})ics$/, '')),
    // A list of all towns is longer than a search accepts.
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
