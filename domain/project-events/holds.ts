/** The beginnings that are this short are whole words, but for an `s`: a warehouse has nothing to do with a war. */
export const WHOLE_MOST = 3

/** Whether a word of a text, in letters and digits with a space before each word, begins so. */
export function holds(text: string, beginning: string): boolean {
  const begin = ` ${beginning.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()}`
  if (beginning.length > WHOLE_MOST) return text.includes(begin)
  return [' ', 's '].some((end) => `${text} `.includes(begin + end))
}
