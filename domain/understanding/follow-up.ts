import type { Sentence } from './read-sentence.ts'
import type { Understood } from './understood.ts'
import { DISTRICTS } from '../places/place.ts'

const marker =
  /^(and|what about|how about|only|just|also|but|or|then|instead|ok|okay|yes|no|maybe|rather|same|something else|anything else|others?|more|ו|ומה|רק|גם)\b/
const elsewhere =
  /\b(somewhere else|someplace else|elsewhere|anywhere else|another place|another city|different place|different city|not there)\b/
const anywhere =
  /\b(anywhere|any place|wherever|doesnt matter where|no matter where|all over|everywhere)\b/
const anytime =
  /\b(any ?time|whenever|any day|any date|no matter when|doesnt matter when|another day|another time|other dates?|flexible)\b/

/** What a sentence says together with what was said before, where it goes on with that. */
export function followUp(sentence: Sentence, now: Understood, earlier: Understood): Understood {
  const said = sentence.tokens.map(({ plain }) => plain).join(' ')
  if (!goesOn(said, sentence.tokens.length, now, earlier)) return now
  const clearsPlace = anywhere.test(said)
  const hasPlace = now.districts.length > 0 || now.regions.length > 0
  const place = hasPlace
    ? pick(now)
    : elsewhere.test(said)
      ? {
          districts: DISTRICTS.filter((district) => !earlier.districts.includes(district)),
          regions: [],
          place: null,
        }
      : clearsPlace
        ? { districts: [], regions: [], place: null }
        : pick(earlier)
  const changesWhat = now.topics.length > 0 || now.words.length > 0
  return {
    ...place,
    days: now.days ?? (anytime.test(said) ? null : earlier.days),
    topics: changesWhat ? now.topics : earlier.topics,
    kinds: now.kinds.length > 0 ? now.kinds : earlier.kinds,
    type: now.type ?? earlier.type,
    skills: now.skills.length > 0 ? now.skills : earlier.skills,
    people: now.people.length > 0 ? now.people : earlier.people,
    about: now.about === 'unclear' || now.about === 'items' ? searched(earlier.about) : now.about,
    words: changesWhat ? now.words : earlier.words,
  }
}

function pick({ districts, regions, place }: Understood) {
  return { districts, regions, place }
}

const rooms = ['items', 'partners', 'products', 'tours', 'news', 'ambassadors', 'groups', 'writing']

function searched(about: Understood['about']): Understood['about'] {
  return rooms.includes(about) ? about : 'items'
}

function goesOn(said: string, length: number, now: Understood, earlier: Understood): boolean {
  if (!rooms.includes(earlier.about) && earlier.about !== 'unclear') return false
  if (now.about !== 'items' && now.about !== 'unclear') return false
  if (marker.test(said) || elsewhere.test(said)) return true
  if (now.about === 'unclear') return true
  const ownWhat = now.topics.length > 0 || now.kinds.length > 0 || now.type !== null
  return length <= 4 || !ownWhat
}
