import { normalize } from '#platform/text/normalize.ts'

const WORDS_MOST = 8

/** The words of a search, as the stored text is: normalized, without what no stored text can hold. */
export function searchWords(q: string): string[] {
  const readable = q.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')
  return [...new Set(normalize(readable).split(' '))].filter(Boolean).slice(0, WORDS_MOST)
}

/** The index knows text by runs of three letters; a search of shorter words alone cannot use it. */
export function isInIndex(words: readonly string[]): boolean {
  return words.some((word) => /[\p{L}\p{N}]{3}/u.test(word))
}
