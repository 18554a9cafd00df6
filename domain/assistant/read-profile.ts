import { firstObject } from './first-object.ts'
import { tidyWords } from './tidy-words.ts'
import {
  CONNECTIONS,
  FALLBACK,
  VOLUNTEER_SUPPORT_TYPES,
  VISIT_FREQUENCIES,
  type VolunteerProfile,
} from './volunteer-profile.ts'

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
