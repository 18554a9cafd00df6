import { addDays } from '../../calendar/day.ts'
import { DISTRICTS } from '../../places/place.ts'
import type { MatchingAsked } from '../../project-events/find-matching.ts'
import { isKindOpen } from '../../support/support.ts'
import type { Asked } from './site-answer.ts'

export type Wanted = Omit<MatchingAsked, 'most' | 'withPast'>

/** What a question looks for among projects and events. */
export function itemsAsked({ said, caller, today }: Asked): Wanted {
  const { districts, regions, days, kinds, type, topics, words, place } = said
  const isInIsrael =
    districts.length === 0 && regions.length === 1 && regions[0] === 'asia' && isIsrael(place)
  return {
    words: words.slice(0, 12),
    place,
    type,
    topics,
    kinds: kinds.filter((kind) => isKindOpen(kind, caller.house.switches)),
    districts: isInIsrael ? [...DISTRICTS] : districts,
    regions: isInIsrael
      ? []
      : regions.filter((region) => region !== 'asia' || districts.length === 0),
    from: days ? (days.from < today ? today : days.from) : null,
    to: days ? (days.to < today ? addDays(today, 0) : days.to) : null,
  }
}

function isIsrael(place: string | null): boolean {
  return place === null || /israel/i.test(place)
}
