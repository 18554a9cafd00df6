import { normalize } from '#platform/text/normalize.ts'
import { SAME_WORD } from './words/same-word.ts'

/** A word of a sentence. `plain` has no apostrophes, `stem` no plural ending; each form may match. */
export type Token = {
  text: string
  plain: string
  stem: string
  forms: readonly string[]
  capital: boolean
  /** All in capitals: 'US', 'NYC'. */
  shout: boolean
  /** Whether punctuation, not just a space, separates it from the previous word. */
  apart: boolean
  /** Whether a dash separates them. */
  dashed: boolean
}

export type Sentence = { tokens: readonly Token[] }

/** Longer texts are read up to here; no question is that long. */
const TOKENS_MOST = 400
const LENGTH_MOST = 4_000

const token = /\d+(?:[./–-]\d+)+|[\p{L}\p{N}\p{M}]+(?:['’‘ʼ׳`"״][\p{L}\p{N}\p{M}]+)*/gu

/** Splits a text into words, in order; accepts any text. */
export function readSentence(text: string): Sentence {
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
  const own = text.endsWith("'s") ? [stemWord(text.slice(0, -2))] : []
  return {
    text: text.endsWith("'s") ? text.slice(0, -2) : text,
    plain,
    stem,
    forms: [...new Set([plain, stem, ...own, ...withoutHebrewPrefix(plain)].flatMap(spellings))],
    capital: /^\p{Lu}/u.test(written),
    shout: written.length > 1 && /^\p{Lu}+$/u.test(written),
    ...signs,
  }
}

/** Whether punctuation separates two words; a period after a short word does not: "St. Louis". */
function isApart(before: string, last: string): boolean {
  if (last.length < 3 && /^\. ?$/.test(before)) return false
  return before.trim() !== '' && !/^\s*['’"“‘-]\s*$/u.test(before)
}

/** A word without its plural ending and in American spelling; for comparison only. */
export function stemWord(word: string): string {
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

/** A word and its spelling variants in place names. */
function spellings(word: string): string[] {
  const same = SAME_WORD[word]
  return same ? [word, same] : [word]
}

/** Hebrew prefixes "and", "the", "in", "to" and "from" to the word. */
function withoutHebrewPrefix(word: string): string[] {
  if (!/^[והבלמשכ][א-ת]{2}/.test(word)) return []
  const once = word.slice(1)
  return /^[הבלמשכ][א-ת]{2}/.test(once) ? [once, once.slice(1)] : [once]
}
