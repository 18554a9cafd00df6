import { m } from '#messages'
import { format } from '#platform/text/format.ts'

/** Small numbers in words, as people write them; larger ones in digits. */
export function countWord(n: number): string {
  return m.answers_numbers().split(' ')[n] ?? format.number(n)
}

/** A word as a sentence begins with it. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
