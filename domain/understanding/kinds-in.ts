import { KINDS, type SupportKind } from '../support/support.ts'
import { phraseBook } from './phrase-book.ts'
import { readSentence, type Sentence } from './read-sentence.ts'
import { wishesIn } from './wishes-in.ts'
import { KIND_WORDS, NO_KIND } from './words/kind-words.ts'

const book = phraseBook<SupportKind | null>([
  ...KINDS.map((kind) => [kind, KIND_WORDS[kind]] as const),
  [null, NO_KIND],
])

/** The kinds of support a text wants; "anything but donating" is all others. */
export function kindsIn(text: string): SupportKind[] {
  return readKinds(readSentence(text)).wishes
}

export function readKinds(sentence: Sentence) {
  return wishesIn(sentence, book, KINDS)
}
