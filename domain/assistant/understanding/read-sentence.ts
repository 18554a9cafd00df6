import {
  hebrewSpelling,
  hebrewStem,
  isHebrewWord,
  withoutHebrewPrefixes,
} from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import { SAME_WORD } from './words/same-word.ts'

/** Spellings of a word, and for Hebrew also the stems of those. */
type Forms = { spelled: readonly string[]; stems: readonly string[] }

/** A word of a sentence. `plain` has no apostrophes, `stem` no plural ending; each form may match. */
export type Token = {
  text: string
  plain: string
  stem: string
  /** All spellings. */
  forms: readonly string[]
  own: Forms
  /** Without Hebrew prefixes. */
  bare: Forms
  capital: boolean
  /** All in capitals: 'US', 'NYC'. */
  shout: boolean
  /** Whether punctuation, not just a space, separates it from the previous word. */
  apart: boolean
  /** Whether a dash separates them. */
  dashed: boolean
}

export type ParsedSentence = { tokens: readonly Token[] }

/** Longer texts are read up to here; no question is that long. */
const TOKENS_MOST = 400
const LENGTH_MOST = 4_000

const token = /\d+(?:[./–-]\d+)+|[\p{L}\p{N}\p{M}]+(?:['’‘ʼ׳`"״][\p{L}\p{N}\p{M}]+)*/gu

/** Splits a text into words, in order; accepts any text. */
export function readSentence(text: string): ParsedSentence {
  // One character may expand to eighteen letters, so the normalized text is truncated again.
  const readable = text
    .slice(0, LENGTH_MOST)
    .toWellFormed()
    .normalize('NFKC')
    .slice(0, LENGTH_MOST)
    .toWellFormed()
    .replaceAll(/\p{Cf}/gu, '')
  const tokens: Token[] = []
  let end = 0
  for (const match of readable.matchAll(token)) {
    if (tokens.length === TOKENS_MOST) break
    const word = normalize(match[0])
    const between = readable.slice(end, match.index)
    const apart = isApart(between, tokens.at(-1)?.text ?? '')
    if (word) tokens.push(tokenOf(word, match[0], { apart, dashed: /^ ?[-–—] ?$/.test(between) }))
    end = match.index + match[0].length
  }
  return { tokens }
}

function tokenOf(text: string, written: string, signs: Pick<Token, 'apart' | 'dashed'>): Token {
  // "I'll" is not "ill".
  const plain = text.endsWith("'ll") ? 'will' : text.replaceAll(/['"]/g, '')
  const stem = stemWord(plain)
  const own = text.endsWith("'s") ? formsOf(stemWord(text.slice(0, -2))) : []
  const isHebrew = isHebrewWord(plain)
  const ownForms = [...new Set([plain, ...own, ...formsOf(plain)])]
  const bareForms = isHebrew ? withoutHebrewPrefixes(plain).flatMap(formsOf) : []
  const stemsOf = (words: readonly string[]) => (isHebrew ? words.map(hebrewStem) : [])
  return {
    text: text.endsWith("'s") ? text.slice(0, -2) : text,
    plain,
    stem,
    forms: [...ownForms, ...bareForms],
    own: { spelled: ownForms, stems: stemsOf(ownForms) },
    bare: { spelled: bareForms, stems: stemsOf(bareForms) },
    capital: /^\p{Lu}/u.test(written),
    shout: written.length > 1 && /^\p{Lu}+$/u.test(written),
    ...signs,
  }
}

/** Whether punctuation separates two words; a period after a short word does not: "St. Louis". */
function isApart(before: string, last: string): boolean {
  if (last.length < 3 && /^\. ?$/.test(before)) return false
  return before.trim() !== '' && !/^\s*['’"“‘־-]\s*$/u.test(before)
}

/** A word without its plural ending and in American spelling; for comparison only. */
export function stemWord(word: string): string {
  if (isHebrewWord(word)) return hebrewStem(word)
  const american = word.length > 5 ? word.replace(/our(?=s?$|hood|ing|ed|ful|ly)/, 'or') : word
  if (
    american.length < 4 ||
    unchanged.has(american) ||
    !american.endsWith('s') ||
    /(ss|us|is)$/.test(american)
  )
    return american
  if (american.endsWith('ies') && american.length > 4) return `${american.slice(0, -3)}y`
  if (/(ch|sh|x|ss|zz)es$/.test(american)) return american.slice(0, -2)
  return american.slice(0, -1)
}

const unchanged: ReadonlySet<string> = new Set([
  'news',
  'always',
  'perhaps',
  'texas',
  'paris',
  'laos',
])

/** The spellings by which a word is found; of an English one also its stem. */
function formsOf(word: string): string[] {
  const all = isHebrewWord(word) ? [word, hebrewSpelling(word)] : [word, stemWord(word)]
  return all.flatMap((one) => [one, SAME_WORD[one] ?? one])
}
