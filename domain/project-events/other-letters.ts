import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { asHeard, countConsonants } from '#platform/text/in-other-letters.ts'
import { asWords } from './place-words.ts'
import { searchWords } from './search-words.ts'

/** Fewer consonants are those of many words: of one word, and of several of a name together. */
const CONSONANTS_LEAST = 3
const CONSONANTS_OF_SEVERAL = 4

/**
 * A search as the names of public organizations, projects and events are written that it names in other letters: "green fields" for
 * גרין פילדס. Null if there is none; for a search that finds nothing as it is written.
 */
export async function inOtherLetters(db: Db, q: string): Promise<string | null> {
  const words = searchWords(asWords(q)).map((word) => ({ word, count: countConsonants(word) }))
  const longest = words.toSorted((one, other) => other.count - one.count)
  const [first, second, third] = longest
  const all = words.reduce((sum, { count }) => sum + count, 0)
  if (!first || all < (words.length > 1 ? CONSONANTS_OF_SEVERAL : CONSONANTS_LEAST)) return null
  const { rows } = await sql<{ name: string }>`
    select name from app.names_like(${first.word}, ${second?.word ?? null}, ${third?.word ?? null}) as name`.execute(
    db,
  )
  const found = rows.flatMap(({ name }) => {
    const written = writtenIn(
      asWords(name).split(' '),
      words.map(({ word }) => word),
    )
    return written === null ? [] : [written]
  })
  // As most of them write it.
  const [most] = [...Map.groupBy(found, (written) => written)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return most && most[0] !== q ? most[0] : null
}

/** The words as a name writes them, each with one of its own; null if one is missing. */
function writtenIn(name: readonly string[], words: readonly string[]): string | null {
  const written: string[] = []
  for (const word of words) {
    const own = name.map((one) => sameWord(one, word)).find((one) => one !== null)
    if (own === undefined || own === null) return null
    written.push(own)
  }
  return written.join(' ')
}

function sameWord(own: string, word: string): string | null {
  if (isHebrewWord(own) === isHebrewWord(word)) return own.startsWith(word) ? word : null
  return isHebrewWord(own) ? asHeard(own, word) : asHeard(word, own) && own
}
