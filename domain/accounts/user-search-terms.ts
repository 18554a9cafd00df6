import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { normalize } from '#platform/text/normalize.ts'

/** A search as the database takes it: patterns that must all match, and the keys for its two letter indexes. */
export type UserSearchTerms = { words: string[]; pieces: string[]; letters: string[] }

const WORDS_MOST = 8
/** The trigram index finds words by runs of these; some databases do not index other characters. */
const RUN = /[a-z0-9]{3}/
/** The last letters of an address before its `@`. */
const END_OF_NAME = /[^@]{1,4}@/

/** Splits a search into words. A row that contains all words contains all pieces or, if there are none, all letters. */
export function userSearchTerms(q: string): UserSearchTerms {
  const words = [...new Set(normalize(sanitizeText(q)).split(' '))]
    .filter(Boolean)
    .slice(0, WORDS_MOST)
  const pieces = words.map(tellingPiece).filter((piece) => RUN.test(piece))
  return {
    words: words.map(containing),
    pieces: pieces.map(containing),
    letters: pieces.length > 0 ? [] : [...new Set(words.flatMap(lettersOf))],
  }
}

/** The distinctive part of a full address: its host occurs in half of all rows and is slow to compare. */
function tellingPiece(word: string): string {
  const piece = END_OF_NAME.exec(word)?.[0] ?? word
  return RUN.test(piece) ? piece : word
}

/** Like `app.letters_of`: the letters and each adjacent pair. */
function lettersOf(word: string): string[] {
  const letters = [...word]
  return [...letters, ...letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)]
}

/** A pattern that matches the text anywhere, with pattern characters escaped. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
