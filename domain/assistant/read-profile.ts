import { tidyWords } from './tidy-words.ts'
import {
  CONNECTIONS,
  FALLBACK,
  VOLUNTEER_SUPPORT_TYPES,
  VISIT_FREQUENCIES,
  type VolunteerProfile,
} from './volunteer-profile.ts'

/** Of a text this much is looked at; no profile is longer. */
const LOOKED_AT = 20_000

/** Braces that begin nothing are passed over so many times. */
const TRIES = 50

/**
 * The profile that an analysis has put into words: of the first JSON object in them, whatever stands around it. What it
 * lacks or says in no word of ours is as in `FALLBACK`, which all of it is where there is no object. Never throws.
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

/** Models write `Lives there` and `lives_there` for `lives-there`, and lists for one word. */
function wordOf<Word extends string>(words: readonly Word[], said: unknown): Word | undefined {
  const one: unknown = Array.isArray(said) ? said[0] : said
  if (typeof one !== 'string') return undefined
  const slug = one
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
  return words.find((word) => word === slug)
}

/** The first JSON object of a text in which other things may stand as well, or null. */
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

/** Behind the brace that closes the one at `start`; braces within strings do not count. */
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
