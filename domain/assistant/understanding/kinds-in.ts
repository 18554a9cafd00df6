import { KINDS, type SupportKind } from '#domain/support/support.ts'
import { phraseBook } from './phrase-book.ts'
import { readSentence } from './read-sentence.ts'
import type { ParsedSentence } from './read-sentence.ts'
import { wishesIn } from './wishes-in.ts'
import { KIND_VERBS, KIND_WORDS, NO_KIND } from './words/kind-words.ts'

const book = phraseBook<SupportKind | null>(
  [
    ...KINDS.map((kind) => [kind, `${KIND_WORDS[kind]}, ${KIND_VERBS[kind]}`] as const),
    [null, NO_KIND],
  ],
  { inflected: true },
)
const wordBook = phraseBook<SupportKind | null>(
  [...KINDS.map((kind) => [kind, KIND_WORDS[kind]] as const), [null, NO_KIND]],
  { inflected: true },
)

/** The kinds of support a text asks for; "anything but donating" means all others. */
export function kindsIn(text: string): SupportKind[] {
  return readKinds(readSentence(text)).wishes
}

/** The same for a sentence, with the words that only name a kind. */
export function readKinds(sentence: ParsedSentence) {
  const { wishes, onlyRefused } = wishesIn(sentence, book, { whole: KINDS, alsoUnable: true })
  const stated = wishesIn(sentence, wordBook, { whole: KINDS, alsoUnable: true })
  // "What is happening for volunteers" does not ask for tickets.
  const isVerbOnly = !stated.wishes.includes('attend') && wishes.length > 1 && !onlyRefused
  return {
    wishes: isVerbOnly ? wishes.filter((kind) => kind !== 'attend') : wishes,
    stands: stated.stands,
  }
}
