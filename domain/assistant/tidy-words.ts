import { WORD_MAX, WORDS_MAX } from './volunteer-profile.ts'

/** No word that describes a person; a model that was led astray writes them. */
const MARKUP_OR_LINK = /[<>]|:\/\/|\bwww\.|^(?:javascript|data|mailto):/i

/**
 * Words as a profile holds them: of one line each, none empty, none twice however it is written, cut to what fits. Pure;
 * browsers use it too.
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

/** What somebody typed into one line: several words stand between commas. */
export function splitWords(line: string): string[] {
  return line.split(/[,;\n،]/)
}

/** Without signs that nobody sees, which could turn a line around or break it. */
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
