/** A prefix up to this length must match a whole word, apart from a plural `s`: a warehouse has nothing to do with a war. */
export const WHOLE_MOST = 3

/** Whether a word in a normalized text, with a space before each word, starts with a prefix. */
export function holds(text: string, beginning: string): boolean {
  const begin = ` ${beginning.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()}`
  if (beginning.length > WHOLE_MOST) return text.includes(begin)
  return [' ', 's '].some((end) => `${text} `.includes(begin + end))
}
