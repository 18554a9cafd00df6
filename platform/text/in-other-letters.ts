import { isHebrewWord } from './hebrew-words.ts'

/** What is between two consonants, and not written in Hebrew. */
const SHORT = `(?:[aeiouyh']|gh)*`
/** Vowels that Hebrew writes with a vav, and with a yod. */
const ROUND = `(?:${SHORT}[ouvw]+${SHORT})`
const FRONT = `(?:${SHORT}[eiyj]${SHORT})`
/** What is at the end of a word that does not end with a vowel, and of one that does. */
const SILENT = `(?:[eh']|gh)*`
const OPEN_END = `[aeo]+[h']*`

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
/** "And", "in", "to" and "the" are written together with the word. */
const PREFIX = /^[הובל](?=[א-ת]{3})/

/** How many consonants a normalized word has, of those that both alphabets write. */
export function countConsonants(word: string): number {
  return (
    isHebrewWord(word)
      ? word.replaceAll(/[^א-ת]|[אהויע]/gu, '')
      : word.replaceAll(/[^a-z]|[aeiouyh]|(.)(?=\1)/g, '')
  ).length
}

/**
 * The part of a Hebrew word, the whole or without its prefixes, that a word in Latin letters sounds like; null if it is another word.
 * Both are normalized. What Hebrew writes with a vav or yod must have such a vowel: "green" is גרין, and not גרון.
 */
export function asHeard(hebrew: string, latin: string): string | null {
  const plain = hebrew.replaceAll(/[^א-ת]/gu, '')
  const parts = [...new Set([plain, plain.replace(PREFIX, '')])]
  return parts.find((part) => part.length > 1 && spellings(part).test(latin)) ?? null
}

function spellings(hebrew: string): RegExp {
  const letters = hebrew
    .replaceAll(/[ךםןףץ]/g, (letter) => FINAL[letter] ?? letter)
    .replaceAll(/וו/g, 'W')
    .replaceAll(/יי/g, 'י')
    .replaceAll(/קס/g, 'X')
  const isOpen = /.[אה]$/.test(letters)
  const each = [...(isOpen ? letters.slice(0, -1) : letters)].map((letter, at) => {
    if (letter === 'W') return `(?:[vw]+|${ROUND})`
    if (letter === 'X') return `(?:x|(?:k|ck?)${SHORT}s+)`
    if (at === 0 && letter === 'ו') return '(?:v|w|o|u)'
    if (at === 0 && letter === 'י') return '(?:y|j|i|e)'
    if (at === 0 && letter === 'ה') return 'h'
    return LATIN[letter] ?? ''
  })
  const isVowel = /[ויע]$/.test(letters)
  const end = isOpen ? OPEN_END : isVowel ? SHORT : SILENT
  return new RegExp(`^${SHORT}${each.join(SHORT)}${end}$`)
}
