import { normalize } from '#platform/text/normalize.ts'
import type { Day } from '#domain/project-events/day.ts'
import { DISTRICTS } from '#domain/project-events/place.ts'
import type { MatchingAsked } from '#domain/project-events/queries/find-matching.ts'
import { relatedTo } from '#domain/project-events/related-words.ts'
import { isKindOpen } from '../../support/support.ts'
import type { Company } from '../understanding/understood.ts'
import type { Asked } from './site-answer.ts'

export type Wanted = Omit<MatchingAsked, 'most'> & {
  /** The question, normalized. */
  said: string
  /** In Israel. */
  today: Day
}

/** Words of the question that do not describe an item. */
const BESIDES =
  /^(\d+|organi[sz]es?|organi[sz]ing|runs?|running|progress|far|dollars?|usd|raised?|left|free|places?|spots?|seats?|starts?|started|begins?|take|takes|time|when|where|projects?|events?|anything|something|happening|going|there|need|needs|needed|info|information|details?|activit(y|ies)|opportunit(y|ies)|options?|things?|stuff|people|person|help|support|list|show|live|living|country|currently|heights|area|region|partner|company|business|cooperation|calendar|map|everything|community|communities|lot|way|ways|kind|like|someone|somebody|others?|give|giving|money)$/

const IN_ISRAEL = /\b(in|within|across|around|throughout|all over|inside) israel\b/i
const FROM_HOME =
  /\b(from (my |the )?(home|couch|sofa|bed|armchair|afar|a distance)|at home|remotely|over the internet|by computer)\b/i

/** Asks about past items. */
const PAST =
  /\b(did (i|we) miss|have (i|we) missed|when was|how was|was there an?|took place|already (over|happened|been))\b/i

const likes: Partial<Record<Company, readonly string[]>> = {
  family: ['famil', 'child', 'parent', 'kid'],
  children: ['child', 'famil', 'kid', 'pupil'],
  youth: ['teen', 'young', 'youth', 'student'],
  seniors: ['older', 'pension', 'grand'],
  group: ['group', 'team', 'together'],
}

/** Turns a question into search criteria for projects and events. */
export function itemsAsked({ said, text, caller, today }: Asked): Wanted {
  const { districts, regions, days, kinds, type, place, skills, people } = said
  const own = ownWords(said.words, text)
  // An event counts as an event whatever its category.
  const topics = said.topics.filter((topic) => topic !== 'events' || type !== 'event')
  const words = own.length + topics.length > 0 ? own : [...skills]
  // "I love Israel" does not name a place.
  const isAnywhere =
    districts.length === DISTRICTS.length &&
    words.length + topics.length > 0 &&
    !IN_ISRAEL.test(text)
  // Past days are searched only when asked for; other ranges start today.
  const isPast = days !== null && days.to < today
  const from = days && (isPast || days.from >= today ? days.from : today)
  return {
    words,
    // A list of all towns is truncated to the length a search accepts.
    place: isAnywhere ? null : (place?.slice(0, 300) ?? null),
    type: isPast ? 'event' : type,
    topics,
    isTopicMust: topics.length > 0 && words.length === 0,
    liked: [
      ...people.flatMap((company) => [...(likes[company] ?? [])]),
      ...skills.flatMap((skill) => relatedTo(skill)),
    ].slice(0, 12),
    kinds: kinds.filter((kind) => isKindOpen(kind, caller.runtime.switches)),
    districts: isAnywhere ? [] : districts,
    regions,
    from,
    to: days?.to ?? null,
    withPast: isPast || PAST.test(text),
    said: normalize(text),
    today,
  }
}

/** Whether the question contains nothing to search for. */
export function isTooLittle({
  words,
  topics,
  districts,
  regions,
  from,
  type,
  kinds,
  liked,
}: Wanted): boolean {
  const lists = [words, topics, districts, regions, kinds, liked]
  return lists.every((list) => list.length === 0) && from === null && type === null
}

function ownWords(words: readonly string[], text: string): string[] {
  const own = words.filter((word) => !BESIDES.test(word))
  return [...(FROM_HOME.test(text) ? ['online'] : []), ...own]
    .filter((word) => !(FROM_HOME.test(text) && /^(home|couch|afar|internet|computer)$/.test(word)))
    .slice(0, 12)
}
