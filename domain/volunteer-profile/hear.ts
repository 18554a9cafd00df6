import type { ChatMessage } from '../assistant/assistant.ts'
import type { SupportKind } from '../support/support.ts'
import { understand } from '../understanding/understand.ts'
import { CONNECTION_PATTERNS, TIME, VISIT_PATTERNS } from './heard-patterns.ts'
import { circumstancesOf, interestsOf, kindsOf, ownWords, skillWordsOf } from './heard-words.ts'
import { saidByPerson, type Said } from './said-by-person.ts'
import type { Connection, ProfileSupport, VisitFrequency } from './volunteer-profile.ts'

/** What a conversation has told so far; null where nothing was said of it. */
export type Heard = {
  interests: string[]
  skills: string[]
  supportType: ProfileSupport | null
  connection: Connection | null
  visitFrequency: VisitFrequency | null
  tags: string[]
  hasTime: boolean
}

/** No day matters here; the reader of sentences asks for one. */
const SOME_DAY = '2026-01-01'

/** What the person in a conversation has told of themselves. Pure, never throws; what they do not want is not heard. */
export function hear(messages: readonly ChatMessage[]): Heard {
  const said = saidByPerson(messages)
  const interests: string[] = []
  const skills: string[] = []
  const tags: string[] = []
  const kinds: SupportKind[] = []
  for (const one of said) {
    if (one.isNegated) continue
    const understood = understand(one.words, { today: SOME_DAY })
    const cares = interestsOf(one.words, understood.topics)
    const able = skillWordsOf(one.words, understood.skills)
    const ways = kindsOf(one.words, understood.kinds)
    const named = cares.length + able.length + ways.length > 0 ? [] : ownWords(one.typed)
    interests.push(...cares, ...(one.asked === 'matters' ? named : []))
    skills.push(...able, ...(one.asked === 'can' ? named : []))
    tags.push(...circumstancesOf(one.words))
    if (one.asked === 'ties') continue
    kinds.push(...ways)
    if (understood.place) tags.push(`Near ${understood.place}`)
  }
  return {
    interests: [...new Set(interests)],
    skills: [...new Set(skills)],
    supportType: supportTypeOf(kinds, skills),
    connection: connectionOf(said),
    visitFrequency: visitsOf(said),
    tags: [...new Set(tags)],
    hasTime: said.some(({ words }) => TIME.test(words)),
  }
}

/** What was said first counts, but that somebody would travel says least of how they would help. */
function supportTypeOf(kinds: SupportKind[], skills: string[]): ProfileSupport | null {
  const first = kinds.find((kind) => kind !== 'visit')
  if (first) return first
  if (skills.length > 0) return 'volunteer'
  return kinds[0] ?? null
}

function connectionOf(said: Said[]): Connection | null {
  for (const { connection, said: pattern, asked } of CONNECTION_PATTERNS) {
    const isSaid = said.some(({ words, isNegated, asked: question }) => {
      if (isNegated && connection !== 'interested') return false
      return pattern.test(words) || (question === 'ties' && asked?.test(words) === true)
    })
    if (isSaid) return connection
  }
  return null
}

function visitsOf(said: Said[]): VisitFrequency | null {
  if (connectionOf(said) === 'lives-there') return 'lives-there'
  for (const { frequency, said: pattern, asked } of VISIT_PATTERNS) {
    const isSaid = said.some(
      ({ words, asked: question }) =>
        pattern.test(words) || (question === 'ties' && asked?.test(words) === true),
    )
    if (isSaid) return frequency
  }
  return null
}
