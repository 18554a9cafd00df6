import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { normalize } from '#platform/text/normalize.ts'
import { containing, isIndexed, tellingPiece } from '#platform/text/search-pattern.ts'

/** A search as the database takes it: patterns that must all match, and the keys for its two letter indexes. */
export type UserSearchTerms = { words: string[]; pieces: string[]; letters: string[] }

const WORDS_MOST = 8

/** Splits a search into words. A row that contains all words contains all pieces or, if there are none, all letters. */
export function userSearchTerms(q: string): UserSearchTerms {
  const words = [...new Set(normalize(sanitizeText(q)).split(' '))]
    .filter(Boolean)
    .slice(0, WORDS_MOST)
  const pieces = words.map(tellingPiece).filter(isIndexed)
  return {
    words: words.map(containing),
    pieces: pieces.map(containing),
    letters: pieces.length > 0 ? [] : [...new Set(words.flatMap(lettersOf))],
  }
}

/** Like `app.letters_of`: the letters and each adjacent pair. */
function lettersOf(word: string): string[] {
  const letters = [...word]
  return [...letters, ...letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)]
}
