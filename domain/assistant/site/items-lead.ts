import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import { categoryLabel, type Category } from '../../project-events/project-event.ts'
import type { SupportKind } from '../../support/support.ts'
import { isDoing } from '../understanding/doing-in.ts'
import { countWord } from './count-word.ts'
import { daysWords } from './days-words.ts'
import type { Wanted } from './items-asked.ts'
import { placeWords } from './place-words.ts'
import { plain } from './plain.ts'

type Found = { total: number; events: number; items: readonly { found: readonly string[] }[] }

/** The opening sentence: what was understood and how many results there are. */
export function itemsLead(wanted: Wanted, found: Found): string {
  const things = thingsWords(found)
  const parts = [things, aboutWords(wanted, found), kindWords(wanted.kinds, found.total)].filter(
    Boolean,
  )
  return around(wanted, m.answers_found({ things: parts.join(' ') }))
}

/** The sentence that says what was understood and that there are no results. */
export function itemsNone(wanted: Wanted): string {
  const parts = [
    aboutWords(wanted, { items: [{ found: wanted.words }] }),
    kindWords(wanted.kinds, 1),
  ].filter(Boolean)
  const nothing =
    parts.length > 0 ? m.answers_none({ what: parts.join(' ') }) : m.answers_none_plain()
  return around(wanted, nothing)
}

/** A number of projects, events or both. */
export function thingsWords({ total, events }: Pick<Found, 'total' | 'events'>): string {
  const projects = total - events
  const named = [
    ...(events > 0 ? [m.answers_events({ count: events, number: countWord(events) })] : []),
    ...(projects > 0 ? [m.answers_projects({ count: projects, number: countWord(projects) })] : []),
  ]
  return format.list(named)
}

/** Adds place and time at the start of a sentence. */
function around(wanted: Wanted, sentence: string): string {
  const { from, to, today } = wanted
  const when = from === null ? '' : daysWords({ from, to: to ?? from, today })
  const start = [placeWords(wanted), when].filter(Boolean).join(', ')
  return start ? `${start.charAt(0).toUpperCase()}${start.slice(1)}, ${sentence}` : sentence
}

const kindPhrases: Record<SupportKind, (input: { count: number }) => string> = {
  volunteer: m.answers_kind_volunteer,
  donate: m.answers_kind_donate,
  attend: m.answers_kind_attend,
  visit: m.answers_kind_visit,
  invest: m.answers_kind_invest,
  business: m.answers_kind_business,
}

function kindWords(kinds: readonly SupportKind[], count: number): string {
  if (isDoing(kinds)) return m.answers_kind_doing()
  return anyOf(kinds.map((kind) => kindPhrases[kind]({ count })))
}

/** By topic where that decided the match; else by the words that matched. */
function aboutWords(
  { topics, isTopicMust, words, said }: Wanted,
  { items }: Pick<Found, 'items'>,
): string {
  if (isTopicMust || words.length === 0) return topicWords(topics)
  const found = words.filter((word) => items.some((item) => item.found.includes(word)))
  if (found.length === 0) return topicWords(topics)
  // Adjacent words stay adjacent.
  const isPhrase = said.includes(found.join(' '))
  return m.answers_word({ words: plain(isPhrase ? found.join(' ') : found.slice(0, 3).join(', ')) })
}

function topicWords(topics: readonly Category[]): string {
  return topics.length === 0
    ? ''
    : m.answers_topic({ topic: anyOf(topics.map((topic) => categoryLabel(topic).toLowerCase())) })
}

function anyOf(words: readonly string[]): string {
  return format.list(words, 'disjunction')
}
