import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { normalize } from '#platform/text/normalize.ts'

/** A search as the database takes it: patterns that must all match, and what its two indexes of letters are asked for. */
export type UserSearchTerms = { words: string[]; pieces: string[]; letters: string[] }

const WORDS_MOST = 8
/** The index of three letters tells words by runs of these; of others it knows nothing on some databases. */
const RUN = /[a-z0-9]{3}/
/** The last letters of an address before its `@`. */
const END_OF_NAME = /[^@]{1,4}@/

/** The words of a search. What has all words has all pieces, or, where there are none, all letters. */
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

/** Of a whole address the part that others do not share: its host stands in half of all rows and takes long to compare. */
function tellingPiece(word: string): string {
  const piece = END_OF_NAME.exec(word)?.[0] ?? word
  return RUN.test(piece) ? piece : word
}

/** As `app.letters_of`: the letters, and each two that stand together. */
function lettersOf(word: string): string[] {
  const letters = [...word]
  return [...letters, ...letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)]
}

/** A pattern for any part of a text; what means something in a pattern is meant as itself. */
function containing(word: string): string {
  return `%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
