import { DISTRICTS } from '#domain/project-events/place.ts'
import { isDoing } from './doing-in.ts'
import type { Sentence } from './read-sentence.ts'
import type { Subject, Understood } from './understood.ts'

/** The start of a fragment, which means nothing by itself. */
const fragment =
  /^(actually|i meant|i mean|and|what about|how about|only|just|also|but|or|then|instead|ok|okay|yes|no|maybe|rather|same|something|anything|other|others|another|more|in|near|at|around|with|without|for|on|next|this|tomorrow|today|between|after|before|not|ו|ומה|רק|גם|אולי)( |$)/
const again = /^(and|what about|how about|only|just|also|but|or|then|instead|ומה|רק|גם)( |$)/
const elsewhere =
  /\b(somewhere else|someplace else|elsewhere|anywhere else|where else|another place|another city|another town|different place|different city|not there|other places|מקום אחר)\b/
const anywhere =
  /\b(anywhere|any place|wherever|doesnt matter where|no matter where|all over|everywhere|any location|whole country)\b/
const anytime =
  /\b(any ?time|whenever|any day|any date|any dates|no matter when|doesnt matter when|another day|another time|another date|other dates?|flexible)\b/
const more =
  /^(more|show more|more please|show me more|what else|anything else|something else|others?|other ones|next|everything|all of them|another( one)?|עוד)( please)?$/
const anew =
  /\b(new question|another question|different question|start over|start again|forget that|something different)\b/

/** Combines a sentence with earlier ones when it continues them. */
export function followUp(sentence: Sentence, now: Understood, earlier: Understood): Understood {
  const said = sentence.tokens.map(({ plain }) => plain).join(' ')
  if (!goesOn(said, now, earlier)) return now
  const changesWhat = now.topics.length > 0 || now.words.length > 0
  // "With children" does not change how a user who has said so wants to help.
  const saysHow = now.kinds.length > 0 && !(isDoing(now.kinds) && saidHow(earlier))
  const changesHow = saysHow || now.type !== null
  return {
    ...placeOf(said, now, earlier),
    days: now.days ?? (anytime.test(said) ? null : earlier.days),
    topics: changesWhat ? now.topics : earlier.topics,
    kinds: saysHow || (changesHow && !isDoing(now.kinds)) ? now.kinds : earlier.kinds,
    type: changesHow ? now.type : earlier.type,
    skills: now.skills.length > 0 || changesWhat ? now.skills : earlier.skills,
    people: now.people.length > 0 ? now.people : earlier.people,
    about: isOfGoods(said, now, earlier) ? 'products' : subjectAfter(now, earlier),
    words: changesWhat ? now.words : earlier.words,
  }
}

const saidHow = ({ kinds, type }: Understood) => kinds.length > 0 || type !== null

type Place = Pick<Understood, 'districts' | 'regions' | 'place'>

function placeOf(said: string, now: Understood, earlier: Understood): Place {
  const pick = ({ districts, regions, place }: Place) => ({ districts, regions, place })
  if (now.districts.length > 0 || now.regions.length > 0) return pick(now)
  if (anywhere.test(said)) return { districts: [], regions: [], place: null }
  if (!elsewhere.test(said)) return pick(earlier)
  const others = DISTRICTS.filter((district) => !earlier.districts.includes(district))
  return { districts: earlier.districts.length > 0 ? others : [], regions: [], place: null }
}

const rooms: readonly Subject[] = [
  'items',
  'partners',
  'products',
  'tours',
  'news',
  'ambassadors',
  'groups',
  'writing',
]

/** After a question for organizations, "in Haifa?" asks for organizations; "volunteering?" is a new subject. */
function subjectAfter(now: Understood, earlier: Understood): Subject {
  const isMore = now.kinds.length === 0 && now.type === null
  return isMore && rooms.includes(earlier.about) ? earlier.about : 'items'
}

const ofGoods =
  /\b(cheap(er|est)?|less expensive|too expensive|cost(s)? less|not to (eat|wear|drink)|to (eat|wear|drink|read)|smaller|bigger|larger)\b/

/** "Cheaper, please", after products. */
function isOfGoods(said: string, now: Understood, earlier: Understood): boolean {
  const isElse = now.districts.length + now.regions.length + now.kinds.length > 0
  return earlier.about === 'products' && !isElse && ofGoods.test(said)
}

function goesOn(said: string, now: Understood, earlier: Understood): boolean {
  if (!rooms.includes(earlier.about) || anew.test(said)) return false
  if (more.test(said) || isOfGoods(said, now, earlier)) return true
  if (now.about === 'unclear') {
    return [elsewhere, anywhere, anytime].some((words) => words.test(said))
  }
  if (now.about !== 'items') return false
  if (again.test(said) || elsewhere.test(said)) return true
  const hasWhere = now.districts.length > 0 || now.regions.length > 0 || now.days !== null
  const hasWhat = now.topics.length > 0 || now.words.length > 0
  const hasHow = now.kinds.length > 0 || now.type !== null
  return fragment.test(said) ? !(hasWhere && hasWhat && hasHow) : !(hasWhere && (hasWhat || hasHow))
}
