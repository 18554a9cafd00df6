import { isHebrewWord, withoutHebrewPrefixes } from './hebrew-words.ts'

/** What is between two consonants, and not written in Hebrew. */
const SHORT = `(?:[aeiouyh']|gh)*`
/** Vowels that Hebrew writes with a vav, and with a yod. */
const ROUND = `(?:${SHORT}[ouvw]+${SHORT})`
const FRONT = `(?:${SHORT}[aeiyj]${SHORT})`

/** How each Hebrew letter may be written in Latin ones. */
const LATIN: Readonly<Record<string, string>> = {
  א: '',
  ב: '(?:bb?|v+|w)',
  ג: '(?:g+|d?j|dg)',
  ד: 'd+',
  ה: 'h?',
  ו: ROUND,
  ז: '(?:z+|s+)',
  ח: '(?:h|k?h|ch)',
  ט: '(?:t+h?)',
  י: FRONT,
  כ: '(?:k+h?|c+k?|ch|q)',
  ל: 'l+',
  מ: 'm+',
  נ: 'n+',
  ס: '(?:s+c?|c|z)',
  ע: '',
  פ: '(?:p+h?|f+)',
  צ: '(?:t?z+|ts|t?ch|c)',
  ק: '(?:k+|c+k?|q|ch)',
  ר: '(?:r+h?)',
  ש: '(?:s+c?h?|ti|ch)',
  ת: '(?:t+h?)',
}
const FINAL: Readonly<Record<string, string>> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' }
/** Fewer consonants are those of many words. */
const CONSONANTS_LEAST = 3

/** Whether a word is long enough to be told from others by its consonants. */
export function isTellable(word: string): boolean {
  const consonants = isHebrewWord(word)
    ? word.replaceAll(/[^א-ת]|[אהויע]/gu, '')
    : word.replaceAll(/[^a-z]|[aeiouyh]|(.)(?=\1)/g, '')
  return consonants.length >= CONSONANTS_LEAST
}

/**
 * The part of a Hebrew word, the whole or without its prefixes, that a word in Latin letters sounds like; null if it is another word.
 * Both are normalized. What Hebrew writes with a vav or yod must have such a vowel: "green" is גרין, and not גרון.
 */
export function asHeard(hebrew: string, latin: string): string | null {
  const plain = hebrew.replaceAll(/[^א-ת]/gu, '')
  const parts = [plain, ...withoutHebrewPrefixes(plain).slice(0, 1)]
  return parts.find((part) => part.length > 1 && spellings(part).test(latin)) ?? null
}

function spellings(hebrew: string): RegExp {
  const letters = hebrew
    .replaceAll(/[ךםןףץ]/g, (letter) => FINAL[letter] ?? letter)
    .replaceAll(/וו/g, 'W')
    .replaceAll(/יי/g, 'י')
    .replaceAll(/קס/g, 'X')
  const each = [...letters].map((letter, at) => {
    if (letter === 'W') return `(?:[vw]+|${ROUND})`
    if (letter === 'X') return `(?:x|(?:k|ck?)${SHORT}s+)`
    if (at === 0 && letter === 'ו') return '(?:v|w|o|u)'
    if (at === 0 && letter === 'י') return '(?:y|j|i|e)'
    return LATIN[letter] ?? ''
  })
  return new RegExp(`^${SHORT}${each.join(SHORT)}${SHORT}$`)
}
