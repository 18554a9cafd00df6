import {
  hebrewSpelling,
  hebrewStem,
  isHebrewWord,
  withoutHebrewPrefixes,
} from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import { SAME_WORD } from './words/same-word.ts'

/** A word of a sentence. */
export type Token = {
  text: string
  /** Without apostrophes. */
  plain: string
  /** All forms by which it is found in a table. */
  own: readonly string[]
  /** The same without Hebrew prefixes. */
  bare: readonly string[]
  /** Whether punctuation, not just a space, separates it from the previous word. */
  apart: boolean
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
    if (word) tokens.push(tokenOf(word, apart))
    end = match.index + match[0].length
  }
  return { tokens }
}

function tokenOf(word: string, apart: boolean): Token {
  // "I'll" is not "ill".
  const plain = word.endsWith("'ll") ? 'will' : word.replaceAll(/['"]/g, '')
  const text = word.replace(/'s$/, '')
  const bare = isHebrewWord(plain) ? withoutHebrewPrefixes(plain) : []
  return {
    text,
    plain,
    own: [...new Set(text === plain ? formsOf(plain) : [plain, text].flatMap(formsOf))],
    bare: [...new Set(bare.flatMap(formsOf))],
    apart,
  }
}

/** Whether punctuation separates two words; a period after a short word does not: "St. Louis". */
function isApart(before: string, last: string): boolean {
  if (last.length < 3 && /^\. ?$/.test(before)) return false
  return before.trim() !== '' && !/^\s*['’"“‘־-]\s*$/u.test(before)
}

/** An English word without its plural ending and in American spelling; for comparison only. */
export function stemWord(word: string): string {
  const american = word.length > 5 ? word.replace(/our(?=s?$|hood|ing|ed|ful|ly)/, 'or') : word
  if (american.length < 4 || UNCHANGED.has(american) || !/[^sui]s$/.test(american)) return american
  if (american.endsWith('ies') && american.length > 4) return `${american.slice(0, -3)}y`
  return american.replace(/((?<=ch|sh|x|ss|zz)e)?s$/, '')
}

const UNCHANGED: ReadonlySet<string> = new Set('news always perhaps texas paris laos'.split(' '))

/** Marks a Hebrew stem, which is compared only with other stems. */
export function asStem(stem: string): string {
  return `~${stem}`
}

/** By what a phrase whose first word is open, such as `volunt*`, is found. */
export function openKeyOf(word: string): string {
  return `${word.slice(0, 3)}*`
}

function formsOf(word: string): string[] {
  const isHebrew = isHebrewWord(word)
  const spelled = [word, isHebrew ? hebrewSpelling(word) : stemWord(word)].flatMap((one) => [
    one,
    SAME_WORD.get(one) ?? one,
  ])
  const stems = isHebrew ? spelled.map((one) => asStem(hebrewStem(one))) : []
  return [...spelled, ...stems, ...spelled.map(openKeyOf)]
}
