import { m } from '#messages'

/** Small numbers in words, as people write them; larger ones in digits. */
export function countWord(n: number): string {
  return m.answers_numbers().split(' ')[n] ?? n.toLocaleString('en-US')
}
