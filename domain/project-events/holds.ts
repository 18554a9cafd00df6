import { isHebrewWord } from '#platform/text/hebrew-words.ts'

/** A prefix up to this length must match a whole word, apart from a plural `s`: a warehouse has nothing to do with a war. */
export const WHOLE_MOST = 3
/** What a whole Hebrew word may end with besides, and be preceded by: plurals and the like, and short words written together with it. */
export const HEBREW_ENDINGS = ['', 'ה', 'ת', 'י', 'ים', 'ות'] as const
export const HEBREW_PREFIXES = 'והבלמשכ'

const HEBREW_WORD = new RegExp(` (?:[${HEBREW_PREFIXES}]{0,2})$`)

/** Whether a word in a normalized text, with a space before each word, starts with a prefix. */
export function holds(text: string, beginning: string): boolean {
  const bare = beginning.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim()
  if (isHebrewWord(bare)) return holdsHebrew(`${text} `, bare)
  const begin = ` ${bare}`
  if (beginning.length > WHOLE_MOST) return text.includes(begin)
  return [' ', 's '].some((end) => `${text} `.includes(begin + end))
}

/** The same for Hebrew, where "to the" and the like are part of the word. */
function holdsHebrew(text: string, beginning: string): boolean {
  for (let at = text.indexOf(beginning); at !== -1; at = text.indexOf(beginning, at + 1)) {
    if (!HEBREW_WORD.test(text.slice(Math.max(0, at - 3), at))) continue
    if (beginning.length > WHOLE_MOST) return true
    const rest = text.slice(at + beginning.length)
    if (HEBREW_ENDINGS.some((ending) => rest.startsWith(`${ending} `))) return true
  }
  return false
}
