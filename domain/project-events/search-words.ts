import { normalize } from '#platform/text/normalize.ts'

const WORDS_MOST = 8

/** Splits a search into words, normalized like the stored text, without characters that cannot be stored. */
export function searchWords(q: string): string[] {
  const readable = q.toWellFormed().replaceAll(/\p{Cc}/gu, ' ')
  return [...new Set(normalize(readable).split(' '))].filter(Boolean).slice(0, WORDS_MOST)
}

/** The trigram index needs three letters; a search of shorter words alone cannot use it. */
export function isInIndex(words: readonly string[]): boolean {
  return words.some((word) => /[\p{L}\p{N}]{3}/u.test(word))
}
