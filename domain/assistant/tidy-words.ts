import { WORD_MAX, WORDS_MAX } from './volunteer-profile.ts'

/** Markup and links describe no one; a manipulated model may write them. */
const MARKUP_OR_LINK = /[<>]|:\/\/|\bwww\.|^(?:javascript|data|mailto):/i

/**
 * Normalizes profile words: single-line, not empty, case-insensitively unique, truncated to fit. Pure; browsers use it
 * too.
 */
export function tidyWords(words: readonly unknown[]): string[] {
  const kept = new Map<string, string>()
  for (const word of words) {
    if (typeof word !== 'string') continue
    const line = cut(oneLine(word))
    if (MARKUP_OR_LINK.test(line)) continue
    const key = line.toLowerCase()
    if (line && !kept.has(key)) kept.set(key, line)
    if (kept.size === WORDS_MAX) break
  }
  return [...kept.values()]
}

/** Splits a typed line into words at commas. */
export function splitWords(line: string): string[] {
  return line.split(/[,;\n،]/)
}

/** Removes invisible characters, which could reverse or break the line. */
function oneLine(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, ' ')
    .replaceAll(/[\p{Bidi_C}\u200B\uFEFF]/gu, '')
    .trim()
}

function cut(line: string): string {
  const signs = [...line]
  return signs.length <= WORD_MAX ? line : signs.slice(0, WORD_MAX).join('').trimEnd()
}
