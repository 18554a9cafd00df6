import { isRefused } from './is-refused.ts'
import { findPhrases, type Found, type PhraseBook } from './phrase-book.ts'
import type { Sentence } from './read-sentence.ts'

/** What a sentence wants of some things, each once; if it only says what it does not want, all others of the whole. */
export function wishesIn<One>(
  sentence: Sentence,
  book: PhraseBook<One | null>,
  whole: readonly One[],
): { wishes: One[]; stands: { from: number; to: number }[]; onlyRefused: boolean } {
  const found = findPhrases(sentence, book).filter((one): one is Found<One> => one.meaning !== null)
  const wanted = new Set<One>()
  const refused = new Set<One>()
  for (const { meaning, from } of found) {
    ;(isRefused(sentence.tokens, from) ? refused : wanted).add(meaning)
  }
  const onlyRefused = wanted.size === 0 && refused.size > 0
  return {
    wishes: onlyRefused
      ? whole.filter((one) => !refused.has(one))
      : [...wanted].filter((one) => !refused.has(one)),
    stands: found.map(({ from, to }) => ({ from, to })),
    onlyRefused,
  }
}
