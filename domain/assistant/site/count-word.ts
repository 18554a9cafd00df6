import { m } from '#messages'
import { format } from '#platform/text/format.ts'

/** Spells out small numbers; larger ones in digits. */
export function countWord(n: number): string {
  return m.answers_numbers().split(' ')[n] ?? format.number(n)
}

/** Capitalizes a word for the start of a sentence. */
export function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
