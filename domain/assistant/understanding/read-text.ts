import { correctSpelling } from './correct-spelling.ts'
import { readSentence, type Sentence } from './read-sentence.ts'

/** The words of a text, with slips of the keys in names of places and in the words that matter most put right. */
export function readText(text: string): Sentence {
  return correctSpelling(readSentence(text))
}
