import { tidyWords } from './tidy-words.ts'
import {
  CONNECTIONS,
  FALLBACK,
  VOLUNTEER_SUPPORT_TYPES,
  VISIT_FREQUENCIES,
  type VolunteerProfile,
} from './volunteer-profile.ts'

/** Only this much of a text is parsed; no profile is longer. */
const LOOKED_AT = 20_000

/** How many braces that start no object are skipped. */
const TRIES = 50

/**
 * Parses the profile from an analysis: the first JSON object in the text, whatever surrounds it. Missing or unknown
 * values are as in `FALLBACK`, which is returned when there is no object. Never throws.
 */
export function parseVolunteerProfile(text: string): VolunteerProfile {
  const said = firstObject(text)
  if (!said) return { ...FALLBACK, interests: [], skills: [], tags: [] }
  return {
    interests: listOf(said['interests']),
    skills: listOf(said['skills']),
    supportType: wordOf(VOLUNTEER_SUPPORT_TYPES, said['supportType']) ?? FALLBACK.supportType,
    connection: wordOf(CONNECTIONS, said['connection']) ?? FALLBACK.connection,
    visitFrequency: wordOf(VISIT_FREQUENCIES, said['visitFrequency']) ?? FALLBACK.visitFrequency,
    tags: listOf(said['tags']),
  }
}

function listOf(said: unknown): string[] {
  if (Array.isArray(said)) return tidyWords(said)
  return typeof said === 'string' ? tidyWords(said.split(',')) : []
}

/** Models write `Lives there` and `lives_there` for `lives-there`, and lists for a single value. */
function wordOf<Word extends string>(words: readonly Word[], said: unknown): Word | undefined {
  const one: unknown = Array.isArray(said) ? said[0] : said
  if (typeof one !== 'string') return undefined
  const slug = one
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  return words.find((word) => word === slug)
}

/** The first JSON object in a text that may contain other things, or null. */
function firstObject(text: string): Record<string, unknown> | null {
  const looked = text.slice(0, LOOKED_AT)
  let start = looked.indexOf('{')
  for (let tries = 0; start !== -1 && tries < TRIES; tries += 1) {
    const end = endOf(looked, start)
    if (end !== -1) {
      const read = parsed(looked.slice(start, end))
      if (read) return read
    }
    start = looked.indexOf('{', start + 1)
  }
  return null
}

/** The position after the brace that closes the one at `start`; braces within strings do not count. */
function endOf(text: string, start: number): number {
  let depth = 0
  let isString = false
  for (let at = start; at < text.length; at += 1) {
    const sign = text[at]
    if (isString) {
      if (sign === '\\') at += 1
      else if (sign === '"') isString = false
    } else if (sign === '"') isString = true
    else if (sign === '{') depth += 1
    else if (sign === '}' && (depth -= 1) === 0) return at + 1
  }
  return -1
}

function parsed(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null
  } catch {
    return null
  }
}
