import { m } from '#messages'
import { normalize } from '#platform/text/normalize.ts'
import { findMatching, type Match, type Matches } from '../../project-events/find-matching.ts'
import { beginningOf } from '../../search/related-words.ts'
import { answerHowTo } from './answer-how-to.ts'
import { answerNamed } from './answer-named.ts'
import { itemCard } from './item-card.ts'
import { itemFacts } from './item-facts.ts'
import { isTooLittle, itemsAsked, type Wanted } from './items-asked.ts'
import { itemsChoices } from './items-choices.ts'
import { itemsLead, itemsNone, thingsWords } from './items-lead.ts'
import { itemsWidened } from './items-widened.ts'
import { listLink } from './list-link.ts'
import { isTown } from './place-words.ts'
import { offTopic, unclear } from './simple-answers.ts'
import { inWords, type Asked, type SiteAnswer } from './site-answer.ts'

/** So many cards stand below an answer. */
const SHOWN = 4
/** Of what was asked, a match answers at least this part, or it is none. */
const ENOUGH = 0.34
/** Its title says this part of what was asked: then it was meant. */
const MEANT = 0.6
/** Says what somebody has done here, or asks after the office: it is no search. */
const OWN =
  /\b(i(’|')?(ve| have)? (signed|registered|ordered|bought|gave|donated|paid)|my (order|registration|sign-?up|booking|account|password|gift|donation|ticket|place|spot)s?\b|are you open|your office)/i
/** Wants something done, not found. */
const DEED =
  /\b(book|reserve|register|sign|buy|order|pay|donate|cancel|give)\b.{0,40}\b(for me|me up|me in|my behalf|my (credit )?card)\b/i
const FACTS =
  /\b(when|where|what time|how much|how many|who|raised|left|free|full|still|start|begin|end|tell me|what is|about)\b/i

/** Projects and events that suit what was said; where none do, what suits nearly, and says so. */
export async function answerItems(asked: Asked): Promise<SiteAnswer> {
  if (DEED.test(asked.text)) return offTopic(asked)
  const named = await answerNamed(asked)
  if (named) return named
  const wanted = itemsAsked(asked)
  if (asked.said.kinds.length > 0 && wanted.kinds.length === 0) return closed()
  if (OWN.test(asked.text)) {
    const way = await answerHowTo(asked)
    if (way) return way
  }
  if (isTooLittle(wanted) || wanted.kinds.length > 2) {
    const way = await answerHowTo(asked)
    if (way) return way
  }
  if (isTooLittle(wanted)) return unclear(asked)
  const choices = itemsChoices(asked)
  if (isKindOnly(wanted)) {
    const text = m.answers_unclear_kind({ list: listLink(wanted) })
    return inWords(text, { outcome: 'asked-back', choices: kindChoices() })
  }
  const found = await look(asked, wanted)
  if (found.items.length > 0) {
    const meant = meantBy(asked, wanted, found.items)
    if (meant)
      return inWords(itemFacts(meant, now(asked)), { cards: [itemCard(meant)], choices, hits: 1 })
    const text = [leadWords(wanted, found), moreWords(asked, wanted, found.total)]
    return answer(text, found, { choices, outcome: 'answered' })
  }
  const { skills } = asked.said
  if (wanted.words.length > 0 && skills.length > 0) {
    const skilled = { ...wanted, words: [...skills] }
    const more = await look(asked, skilled)
    if (more.items.length > 0) {
      const says = m.answers_wider_skills({
        things: thingsWords(more),
        what: new Intl.ListFormat('en-US', { type: 'disjunction' }).format(
          skills.map((skill) => skill.replaceAll('-', ' ')),
        ),
      })
      const text = [`${itemsNone(wanted)} ${says}`, moreWords(asked, skilled, more.total)]
      return answer(text, more, { choices, outcome: 'answered' })
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
    const text = [
      `${itemsNone(wanted)} ${step.says(things)}`,
      moreWords(asked, step.wanted, more.total),
    ]
    return answer(text, more, { choices, outcome: 'nothing-found' })
  }
  return inWords(`${itemsNone(wanted)} ${m.answers_ask_us({ list: '/projects-events' })}`, {
    choices,
    outcome: 'nothing-found',
  })
}

/** Without matches that only share a common word with the question. */
async function look({ caller }: Asked, wanted: Wanted): Promise<Matches> {
  const found = await findMatching(caller, { ...wanted, most: SHOWN })
  if (wanted.words.length === 0) return found
  const items = found.items.filter(
    ({ coverage, category }) => coverage >= ENOUGH || wanted.topics.includes(category),
  )
  if (items.length === found.items.length) return found
  return { items, total: items.length, events: items.filter(({ type }) => type === 'event').length }
}

function leadWords(wanted: Wanted, found: Matches): string {
  const { place, words, topics, type } = wanted
  const isTownKnown =
    place === null || !isTown(place) || found.items.some((item) => isAt(item, place))
  const isByTime = type === 'event' && words.length + topics.length === 0
  const more = isByTime ? m.answers_next() : m.answers_best()
  return [
    ...(isTownKnown ? [] : [m.answers_none_in_town({ place })]),
    itemsLead(isTownKnown ? wanted : { ...wanted, place: null }, found),
    found.total > found.items.length ? more : m.answers_shown(),
  ].join(' ')
}

function isAt({ location, title }: Match, place: string): boolean {
  const where = normalize(`${location ?? ''} ${title}`)
  return normalize(place)
    .split(/ or | and |, /)
    .some((town) => where.includes(town))
}

/** The one whose title was said, if it was only one. */
function meantBy({ text }: Asked, { words }: Wanted, items: readonly Match[]): Match | null {
  const [first, second] = items
  if (!first || words.length === 0 || first.inTitle < MEANT) return null
  if (second && second.inTitle >= first.inTitle && second.score > first.score * 0.8) return null
  return words.length > 2 || FACTS.test(text) ? first : null
}

function answer(
  text: readonly string[],
  { items, total }: Matches,
  more: Pick<SiteAnswer, 'choices' | 'outcome'>,
): SiteAnswer {
  return { text: text.join('\n\n'), cards: items.map(itemCard), hits: total, ...more }
}

function moreWords({ caller }: Asked, wanted: Wanted, total: number): string {
  const list = listLink({ ...wanted, q: searchWord(wanted) })
  const { switches } = caller.house
  return [
    m.answers_sign_up_there({ count: Math.min(total, SHOWN) }),
    total > SHOWN ? m.answers_list_more({ list }) : m.answers_list({ list }),
    ...(wanted.from !== null && switches.isOn('calendar')
      ? [m.answers_calendar({ calendar: calendarLink(wanted.from, wanted.withPast) })]
      : []),
  ].join(' ')
}

/** The list looks for all words as they are; one alone it finds. */
function searchWord({ words, isTopicMust }: Wanted): string {
  const [word] = words
  return word !== undefined && words.length === 1 && !isTopicMust ? beginningOf(word) : ''
}

function calendarLink(from: string, isPast: boolean): string {
  return `/calendar?month=${from.slice(0, 7)}${isPast ? '&previous=1' : ''}`
}

/** Only a way to help was said: then there is too much of it. */
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
  return caller.house.clock.now()
}
