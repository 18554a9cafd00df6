import { hebrewStem, isHebrewWord, withoutHebrewPrefixes } from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import { beginningOf } from '#domain/project-events/related-words.ts'
import type { HelpEntry } from '#domain/content/queries/list-help.ts'
import { LITTLE_WORDS, SAME_MEANING } from '../understanding/words/help-words.ts'

/** An entry and how near a question is to it; 1 means the same words. */
export type Near = { entry: HelpEntry; nearness: number }

/** Sorts all entries by how near they are to a text. */
export function nearestFirst(entries: readonly HelpEntry[], text: string): HelpEntry[] {
  const near = nearestHelp(wordsOf(text), entries).map(({ entry }) => entry)
  return [...near, ...entries.filter((entry) => !near.includes(entry))]
}

type Words = ReadonlySet<string>
type Index = {
  phrases: readonly { entry: number; words: Words }[]
  /** All words of the phrases of each entry. */
  unions: readonly Words[]
  weigh: (words: Words) => number
}

/** The weight of a function word, and of a word that no phrase contains. */
const LITTLE = 0.15
const UNKNOWN = 4
/** How much words missing from a phrase count against it, and at most: people say more than necessary, or tell a long story. */
const EXTRA = 0.5
const EXTRA_MOST = 7
/** The most for a phrase with a single significant word if the question has others: "good morning" is not "the packing morning". */
const SHORT_MOST = 0.55
/** The most for an entry of which only several phrases together contain the question. */
const TOGETHER = 0.75

/**
 * Finds the entries nearest to the words of a question, best first, by their phrases. Words that few phrases contain weigh
 * most. Sharing only function words, such as "how do I", is not enough unless the whole phrase is the same.
 */
export function nearestHelp(words: readonly string[], entries: readonly HelpEntry[]): Near[] {
  const asked = new Set(words.map(meaningOf))
  const { phrases, unions, weigh } = indexOf(entries)
  const best = unions.map((union) => togetherOf(asked, union, weigh))
  for (const { entry, words: those } of phrases) {
    best[entry] = Math.max(best[entry]!, nearnessOf(asked, those, weigh))
  }
  return entries
    .map((entry, at) => ({ entry, nearness: best[at]! }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness)
}

function nearnessOf(asked: Words, words: Words, weigh: Index['weigh']): number {
  const shared = asked.intersection(words)
  const extra = asked.difference(words)
  const isSame = shared.size > 0 && extra.size === 0 && shared.size === words.size
  if (telling(shared).size === 0 && !isSame) return 0
  const nearness = weigh(shared) / (weigh(words) + Math.min(weigh(extra), EXTRA_MOST) * EXTRA)
  const isShort = telling(words).size < 2 && telling(extra).size > 0
  return isShort ? Math.min(nearness, SHORT_MOST) : nearness
}

/** How much of a question the phrases of an entry contain together; less than a single phrase that contains all of it. */
function togetherOf(asked: Words, union: Words, weigh: Index['weigh']): number {
  const shared = telling(asked).intersection(union)
  return shared.size < 2 ? 0 : (TOGETHER * weigh(shared)) / weigh(telling(asked))
}

function telling(words: Words): Words {
  return words.difference(LITTLE_WORDS)
}

/** The index of the last phrases; they rarely change. */
let kept: { key: string; index: Index } | null = null

function indexOf(entries: readonly HelpEntry[]): Index {
  const texts = entries.map(({ questions, phrases }) => [...questions, ...phrases])
  const key = JSON.stringify(texts)
  if (kept?.key === key) return kept.index
  const phrases = texts.flatMap((all, entry) =>
    all.map((text) => ({ entry, words: new Set(wordsOf(text).map(meaningOf)) })),
  )
  const counts = new Map<string, number>()
  for (const word of phrases.flatMap(({ words }) => [...words])) {
    counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weightOf = (word: string) => {
    if (LITTLE_WORDS.has(word)) return LITTLE
    const count = counts.get(word)
    return count === undefined ? UNKNOWN : Math.log(1 + phrases.length / count)
  }
  const index: Index = {
    phrases,
    unions: texts.map((all) => new Set(all.flatMap(wordsOf).map(meaningOf))),
    weigh: (words) => [...words].reduce((sum, word) => sum + weightOf(word), 0),
  }
  kept = { key, index }
  return index
}

/** Splits a phrase into words, in the same way as a question. */
export function wordsOf(text: string): string[] {
  return normalize(text).match(/[\p{L}\p{N}%']+(?:"[\p{L}]+)?/gu) ?? []
}

/** One form for all inflections and synonyms of a word. */
function meaningOf(word: string): string {
  const bare = word.replaceAll(/['"]/g, '')
  if (isHebrewWord(bare)) return hebrewMeaningOf(bare)
  const stem = LITTLE_WORDS.has(bare) ? bare : beginningOf(bare)
  return SAME_MEANING.get(bare) ?? SAME_MEANING.get(stem) ?? stem
}

/**
 * The same for a Hebrew word: what it means with its prefixes or without, as far as it is listed; else its stem without a
 * first letter that may be a prefix.
 */
function hebrewMeaningOf(word: string): string {
  for (const form of [word, ...withoutHebrewPrefixes(word)]) {
    if (LITTLE_WORDS.has(form)) return form
    const meaning = SAME_MEANING.get(form) ?? SAME_MEANING.get(hebrewStem(form))
    if (meaning !== undefined) return meaning
  }
  const stem = hebrewStem(word)
  return stem.length > 3 ? stem.replace(/^[הבלמשוכ]/, '') : stem
}
