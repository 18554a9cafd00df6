/** A trigram index finds words by runs of these; some databases do not index other characters. */
const RUN = /[a-z0-9]{3}/
/** The last letters of an address before its `@`. */
const END_OF_NAME = /[^@]{1,4}@/

/** Whether a trigram index can be asked for this text. */
export function isIndexed(text: string): boolean {
  return RUN.test(text)
}

/** The distinctive part of a full address: its host occurs in half of all rows and is slow to compare. Anything else as it is. */
export function tellingPiece(word: string): string {
  const piece = END_OF_NAME.exec(word)?.[0] ?? word
  return isIndexed(piece) ? piece : word
}

/** A pattern for SQL's `like` that matches the text anywhere. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
}
