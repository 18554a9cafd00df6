import type { ChatMessage } from './assistant.ts'
import type { SupportKind } from '../support/support.ts'
import { HEBREW_CONNECTIONS, HEBREW_TIME, HEBREW_VISITS } from './heard-hebrew.ts'
import { CONNECTION_PATTERNS, TIME, VISIT_PATTERNS } from './heard-patterns.ts'
import {
  circumstancesOf,
  interestsOf,
  kindsOf,
  ownWords,
  placeOf,
  skillWordsOf,
} from './heard-words.ts'
import { saidByPerson, type SaidByPerson } from './said-by-person.ts'
import type { IsraelConnection, ProfileSupport, VisitFrequency } from './volunteer-profile.ts'

/** What a conversation has revealed so far; null where it says nothing. */
export type HeardProfile = {
  interests: string[]
  skills: string[]
  supportType: ProfileSupport | null
  connection: IsraelConnection | null
  visitFrequency: VisitFrequency | null
  tags: string[]
  hasTime: boolean
}

/** What the user has said about themselves. Pure, never throws; ignores what they do not want. */
export function hear(messages: readonly ChatMessage[]): HeardProfile {
  const said = saidByPerson(messages)
  const interests: string[] = []
  const skills: string[] = []
  const tags: string[] = []
  const kinds: SupportKind[] = []
  for (const one of said) {
    if (one.isNegated) continue
    const cares = interestsOf(one)
    const able = skillWordsOf(one)
    const ways = kindsOf(one.words)
    const named = cares.length + able.length + ways.length > 0 ? [] : ownWords(one.typed)
    interests.push(...cares, ...(one.asked === 'matters' ? named : []))
    skills.push(...able, ...(one.asked === 'can' ? named : []))
    tags.push(...circumstancesOf(one.words))
    if (one.asked === 'ties') continue
    kinds.push(...ways)
    const place = placeOf(one)
    if (place) tags.push(place)
  }
  return {
    interests: [...new Set(interests)],
    skills: [...new Set(skills)],
    supportType: supportTypeOf(kinds, skills),
    connection: connectionOf(said),
    visitFrequency: visitsOf(said),
    tags: [...new Set(tags)],
    hasTime: said.some(({ words }) => TIME.test(words) || HEBREW_TIME.test(words)),
  }
}

/** The first kind mentioned counts, except that willingness to travel says least about how they would help. */
function supportTypeOf(kinds: SupportKind[], skills: string[]): ProfileSupport | null {
  const first = kinds.find((kind) => kind !== 'visit')
  if (first) return first
  if (skills.length > 0) return 'volunteer'
  return kinds[0] ?? null
}

function connectionOf(said: SaidByPerson[]): IsraelConnection | null {
  for (const { connection, said: pattern, asked } of [
    ...CONNECTION_PATTERNS,
    ...HEBREW_CONNECTIONS,
  ]) {
    const isSaid = said.some(({ words, isNegated, asked: question }) => {
      if (isNegated && connection !== 'interested') return false
      return pattern.test(words) || (question === 'ties' && asked?.test(words) === true)
    })
    if (isSaid) return connection
  }
  return null
}

function visitsOf(said: SaidByPerson[]): VisitFrequency | null {
  if (connectionOf(said) === 'lives-there') return 'lives-there'
  for (const { frequency, said: pattern, asked } of [...VISIT_PATTERNS, ...HEBREW_VISITS]) {
    const isSaid = said.some(
      ({ words, asked: question }) =>
        pattern.test(words) || (question === 'ties' && asked?.test(words) === true),
    )
    if (isSaid) return frequency
  }
  return null
}
