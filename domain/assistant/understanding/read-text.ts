import { correctSpelling } from './correct-spelling.ts'
import { readSentence, type Sentence } from './read-sentence.ts'

/** Reads a text and corrects typos in place names and key words. */
export function readText(text: string): Sentence {
  return correctSpelling(readSentence(text))
}
