import { refusalAt } from './refusal-at.ts'
import { findPhrases, type Found, type PhraseBook } from './phrase-book.ts'
import type { ParsedSentence } from './read-sentence.ts'

/**
 * What a sentence asks for, each once. If it only excludes some, all others of the whole; what the user is unable to do
 * counts as excluded only with `alsoUnable`.
 */
export function wishesIn<One>(
  sentence: ParsedSentence,
  book: PhraseBook<One | null>,
  { whole, alsoUnable = false }: { whole: readonly One[]; alsoUnable?: boolean },
): { wishes: One[]; stands: { from: number; to: number }[]; onlyRefused: boolean } {
  const found = findPhrases(sentence, book).filter((one): one is Found<One> => one.meaning !== null)
  const wanted = new Set<One>()
  const refused = new Set<One>()
  let isLeftOut = found.length > 0
  for (const { meaning, from } of found) {
    const refusal = refusalAt(sentence.tokens, from)
    ;(refusal ? refused : wanted).add(meaning)
    if (refusal !== 'left out' && !(refusal && alsoUnable)) isLeftOut = false
  }
  return {
    wishes: isLeftOut
      ? whole.filter((one) => !refused.has(one))
      : [...wanted].filter((one) => !refused.has(one)),
    stands: found.map(({ from, to }) => ({ from, to })),
    onlyRefused: isLeftOut,
  }
}
