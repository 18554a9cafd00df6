import { sql } from 'kysely'
import type { Db } from '#platform/database/scope.ts'
import { isHebrewWord } from '#platform/text/hebrew-words.ts'
import { asHeard, isTellable } from '#platform/text/in-other-letters.ts'
import { asWords } from './place-words.ts'
import { searchWords } from './search-words.ts'

/**
 * A search as the names of public organizations, projects and events are written that it names in other letters: "green fields" for
 * גרין פילדס. Null if there is none; for a search that finds nothing as it is written.
 */
export async function inOtherLetters(db: Db, q: string): Promise<string | null> {
  const words = searchWords(asWords(q))
  // The most letters narrow it most.
  const [first, second, third] = words.toSorted((one, other) => other.length - one.length)
  if (!first || !isTellable(first)) return null
  const { rows } = await sql<{ name: string }>`
    select name from app.names_like(${first}, ${second ?? null}, ${third ?? null}) as name`.execute(
    db,
  )
  const found = rows.flatMap(({ name }) => {
    const written = writtenIn(asWords(name).split(' '), words)
    return written === null ? [] : [written]
  })
  // As most of them write it.
  const [most] = [...Map.groupBy(found, (written) => written)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  )
  return most && most[0] !== words.join(' ') ? most[0] : null
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
