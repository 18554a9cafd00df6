import type { Category } from '../project-events/project-event.ts'
import type { SupportKind } from '../support/support.ts'
import type { Skill } from '../understanding/understood.ts'
import {
  CIRCUMSTANCE_PATTERNS,
  INTEREST_OF_TOPIC,
  INTEREST_PATTERNS,
  KIND_PATTERNS,
  TIME,
} from './heard-patterns.ts'
import { SKILL_PATTERNS } from './skill-patterns.ts'
import { SKILL_WORDS } from './suggestions.ts'
import { splitWords, tidyWords } from './tidy-words.ts'

/** The interests that words tell of, by our own patterns and by the topics found in them. */
export function interestsOf(words: string, topics: readonly Category[]): string[] {
  const found = INTEREST_PATTERNS.flatMap(([interest, pattern]) =>
    pattern.test(words) ? [interest] : [],
  )
  if (found.length > 0) return found
  return topics.flatMap((topic) => INTEREST_OF_TOPIC[topic] ?? [])
}

/** What somebody can do, in the words of the suggestions. */
export function skillWordsOf(words: string, understood: readonly Skill[]): string[] {
  const own = SKILL_PATTERNS.flatMap(([skill, pattern]) => (pattern.test(words) ? [skill] : []))
  return [...new Set([...own, ...understood])].map((skill) => SKILL_WORDS[skill])
}

/** The ways of support that words tell of, the first said first. */
export function kindsOf(words: string, understood: readonly SupportKind[]): SupportKind[] {
  const own = KIND_PATTERNS.flatMap(([kind, pattern]) => {
    const at = words.search(pattern)
    return at === -1 ? [] : [{ kind, at }]
  })
  const first = own.toSorted((a, b) => a.at - b.at).map(({ kind }) => kind)
  return first.length > 0 ? first : [...understood]
}

/** When, with whom and how. */
export function circumstancesOf(words: string): string[] {
  return CIRCUMSTANCE_PATTERNS.flatMap(([one, pattern]) => (pattern.test(words) ? [one] : []))
}

/**
 * What somebody names that we have no word for, as they typed it: `birds, beaches and books`. Whole sentences are no
 * names, so they give nothing.
 */
export function ownWords(typed: string): string[] {
  const named = splitWords(typed.replace(LEAD, '').replaceAll(/\s+(?:and|or|&)\s+/gi, ','))
    .map((word) => word.trim().replace(/^(?:and|or|the|a|an|some|my)\s+/i, ''))
    .filter(Boolean)
  const areNames = named.every((word) => isName(word))
  return areNames ? tidyWords(named).slice(0, 5) : []
}

function isName(word: string): boolean {
  return (
    word.split(/\s+/).length <= 3 &&
    /\p{L}{3}/u.test(word) &&
    !SENTENCE.test(word) &&
    !TIME.test(word.toLowerCase())
  )
}

const LEAD =
  /^(?:well,?\s+)?(?:(?:i|we)\s+(?:really\s+)?(?:care about|love|like|enjoy|am good at|can do|can|do|know|want to help with|want to help)|i'm good at|mostly|maybe|probably|mainly)\s+/i
const SENTENCE =
  /\b(?:i|we|you|it|is|am|are|was|don'?t|not|no|yes|ok(?:ay)?|sure|know|idea|maybe|anything|everything|nothing|something|whatever|hi|hello|hey|shalom|thanks?|please|help|what|how|who|why|where|when)\b|[<>{}[\]\\/@#$%^*=|~]|\d{3,}|https?/i
