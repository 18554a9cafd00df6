import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { MATCHES_MOST } from '../../project-events/match-candidates.ts'
import {
  findMatching,
  type Match,
  type Matches,
} from '#domain/project-events/queries/find-matching.ts'
import { isDoing } from '../understanding/doing-in.ts'
import { answerHowTo } from './answer-how-to.ts'
import { answerNamed } from './answer-named.ts'
import { itemCard } from './item-card.ts'
import { itemFacts } from './item-facts.ts'
import { isTooLittle, itemsAsked, type Wanted } from './items-asked.ts'
import { itemsChoices } from './items-choices.ts'
import { itemsNone, thingsWords } from './items-lead.ts'
import { isAt, itemsText, leadWords, type Looked } from './items-text.ts'
import { itemsWidened } from './items-widened.ts'
import { isSmaller, townsOf } from './area-towns.ts'
import { listLink } from './list-link.ts'
import { isTown } from './place-words.ts'
import { offTopic, unclear } from './simple-answers.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** Cards below an answer. */
const SHOWN = 4
/** The minimum share of the question for a match to count. */
const ENOUGH = 0.34
/** A title with this share of the question is what the user meant. */
const MEANT = 0.6
/** Reports what the user has done here, or asks for the office: not a search. */
const OWN =
  /\b(i(’|')?(ve| have)? (signed|registered|ordered|bought|gave|donated|paid)|my (order|registration|sign-?up|booking|account|password|gift|donation|ticket|place|spot)s?\b|are you open|your office)/i
/** Asks for an action, not a search. */
const ACTS_FOR_ME =
  /\b(book|reserve|register|sign|buy|order|pay|donate|cancel|give)\b.{0,40}\b(for me|me up|me in|my behalf|my (credit )?card)\b/i
/** And its score exceeds the next one's by this factor. */
const CLEAR = 1.3
/** Asks for a fact about one thing. */
const ONE =
  /^\W*((and|so|please|hi|hello|can you tell me|do you know|tell me) )*(who (organi[sz]\w*|runs|is (running|behind|organi[sz]ing))|when (is|does|will|do)|where (is|does|do|will)|what time|how far|how much (has|have|is|was|did|money))\b.*\bthe\b/i
const FACTS =
  /\b(when|where|what time|how much|how many|how far|how long|did (?:i|we) miss|missed|who|raised|left|free|full|still|start|begin|end|tell me|what is|about)\b/i

/** Projects and events that match; without an exact match, near matches, labeled as such. */
export async function answerItems(asked: Asked): Promise<SiteAnswer> {
  if (ACTS_FOR_ME.test(asked.text)) return offTopic(asked)
  const named = await answerNamed(asked)
  if (named) return named
  const wanted = itemsAsked(asked)
  if (asked.said.kinds.length > 0 && wanted.kinds.length === 0) return closed()
  if (OWN.test(asked.text)) {
    const way = await answerHowTo(asked)
    if (way) return way
  }
  if (isTooLittle(wanted) || (wanted.kinds.length > 2 && !isDoing(wanted.kinds))) {
    const way = await answerHowTo(asked)
    if (way) return way
  }
  if (isTooLittle(wanted)) return unclear(asked)
  const choices = itemsChoices(asked)
  if (isKindOnly(wanted)) {
    const text = m.answers_unclear_kind({ list: listLink(wanted) })
    return inWords(text, { outcome: 'asked-back', choices: kindChoices() })
  }
  const found = isMore(asked) ? await lookOn(asked, wanted) : await look(asked, wanted)
  if (found.items.length > 0) {
    const meant = meantBy(asked, wanted, found.items)
    if (meant)
      return inWords(itemFacts(meant, now(asked)), { cards: [itemCard(meant)], choices, hits: 1 })
    return answer(asked, wanted, found, { says: leadWords(wanted, found), outcome: 'answered' })
  }
  const { skills } = asked.said
  if (wanted.words.length > 0 && skills.length > 0) {
    const skilled = { ...wanted, words: [...skills] }
    const more = await look(asked, skilled)
    if (more.items.length > 0) {
      const says = m.answers_wider_skills({
        things: thingsWords(more),
        what: format.list(
          skills.map((skill) => skill.replaceAll('-', ' ')),
          'disjunction',
        ),
      })
      const text = `${itemsNone(wanted)} ${says}`
      return answer(asked, skilled, more, { says: text, outcome: 'answered' })
    }
  }
  const over = await look(asked, { ...wanted, withPast: true })
  const meant = meantBy(asked, wanted, over.items)
  if (meant) {
    const text = itemFacts(meant, now(asked))
    return inWords(text, { cards: [itemCard(meant)], choices, hits: 1 })
  }
  const anywhere = await findMatching(asked.caller, {
    words: wanted.words,
    withPast: true,
    most: 1,
  })
  const isUnknown =
    wanted.words.length > 0 && anywhere.items.every(({ found: of }) => of.length === 0)
  for (const step of itemsWidened(wanted, { isUnknown })) {
    const more = await look(asked, step.wanted)
    if (more.items.length === 0) continue
    const things = thingsWords(more)
    const says = `${itemsNone(wanted)} ${step.says(things)}`
    return answer(asked, step.wanted, more, { says, outcome: 'nothing-found' })
  }
  return inWords(`${itemsNone(wanted)} ${m.answers_ask_us({ list: '/projects-events' })}`, {
    choices,
    outcome: 'nothing-found',
  })
}

/** Whether the user only asks for more results. */
function isMore({ text, earlier }: Asked): boolean {
  return (
    earlier !== undefined &&
    /^\W*(and |show |show me |tell me )?(more|others?|the next( ones)?|what else|anything else)( please| of them)?\W*$/i.test(
      text,
    )
  )
}

/** The results after those already shown, while there are any. */
async function lookOn(asked: Asked, wanted: Wanted): Promise<Looked> {
  const all = await look(asked, wanted, MATCHES_MOST)
  const items = all.items.length > SHOWN ? all.items.slice(SHOWN, SHOWN * 2) : all.items
  return { ...all, items }
}

/** Drops matches that only share a common word with the question. */
async function look({ caller }: Asked, wanted: Wanted, most = SHOWN): Promise<Looked> {
  const { place } = wanted
  const isArea = place !== null && isSmaller(place) && !isTown(place)
  const near = place === null ? null : townsOf(place).join(' or ').slice(0, 300)
  const asked = { ...wanted, place: near, most: isArea ? MATCHES_MOST : most }
  const all = await findMatching(caller, asked)
  const found = isArea ? inArea(all, place) : all
  if (wanted.words.length === 0) return found
  const items = found.items.filter(
    ({ coverage, category }) => coverage >= ENOUGH || wanted.topics.includes(category),
  )
  if (items.length === found.items.length) return found
  return {
    items: items.slice(0, SHOWN),
    total: items.length,
    events: items.filter(({ type }) => type === 'event').length,
  }
}

/** The results within an area itself, if any; the rest of its district is only counted. */
function inArea(all: Matches, place: string): Looked {
  const there = all.items.filter((item) => isAt(item, place))
  const items = there.length > 0 ? there : all.items
  const shown = items.slice(0, SHOWN)
  if (there.length === 0) return { ...all, items: shown }
  const events = there.filter(({ type }) => type === 'event').length
  return { items: shown, total: there.length, events, elsewhere: all.total - there.length }
}

/** The item whose title was mentioned, or the only result if just one was asked for. */
function meantBy({ text }: Asked, { words }: Wanted, items: readonly Match[]): Match | null {
  const [first, second] = items
  if (!first || words.length === 0) return null
  const isAlone = !second || first.score > second.score * CLEAR
  if (ONE.test(text) && isAlone && items.length <= 3) return first
  if (first.inTitle < MEANT) return null
  if (second && second.inTitle >= first.inTitle && second.score > first.score * 0.8) return null
  return words.length > 2 || FACTS.test(text) ? first : null
}

/** Formats the results as an answer: one paragraph that introduces the cards. */
async function answer(
  asked: Asked,
  wanted: Wanted,
  found: Matches,
  { says, outcome }: { says: string; outcome: SiteAnswer['outcome'] },
): Promise<SiteAnswer> {
  return {
    text: await itemsText(asked, wanted, found, says),
    cards: found.items.map(itemCard),
    choices: itemsChoices(asked),
    outcome,
    hits: found.total,
  }
}

/** Only a way to help was mentioned: that matches too much. */
function isKindOnly(wanted: Wanted): boolean {
  return wanted.kinds.length > 0 && isTooLittle({ ...wanted, kinds: [] })
}

function kindChoices(): string[] {
  return [
    m.answers_choice_children(),
    m.answers_choice_nature(),
    m.answers_choice_north(),
    m.answers_choice_jerusalem(),
  ]
}

function closed(): SiteAnswer {
  return inWords(m.answers_closed(), { outcome: 'nothing-found' })
}

function now({ caller }: Asked): Date {
  return caller.runtime.clock.now()
}
