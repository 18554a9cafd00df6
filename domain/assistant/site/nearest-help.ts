import { hebrewStem, isHebrewWord, withoutHebrewPrefixes } from '#platform/text/hebrew-words.ts'
import { normalize } from '#platform/text/normalize.ts'
import { beginningOf } from '#domain/project-events/related-words.ts'
import type { HelpEntry } from '#domain/content/queries/list-help.ts'
import { EMPTY_WORDS, LITTLE_WORDS, SAME_MEANING } from '../understanding/words/help-words.ts'

/** An entry and how near a question is to it; 1 means the same words. */
export type Near = { entry: HelpEntry; nearness: number }

/** Sorts all entries by how near they are to a text. */
export function nearestFirst(entries: readonly HelpEntry[], text: string): HelpEntry[] {
  const near = nearestHelp(wordsOf(text), entries).map(({ entry }) => entry)
  return [...near, ...entries.filter((entry) => !near.includes(entry))]
}

type Phrase = { at: number; words: ReadonlySet<string>; weight: number; isShort: boolean }
type Index = {
  phrases: Phrase[]
  unions: ReadonlySet<string>[]
  weightOf: (word: string) => number
}

/** The weight of a function word, and of a word that no phrase contains. */
const LITTLE = 0.15
const UNKNOWN = 4
/** How much words missing from a phrase count against it; people say more than necessary. */
const BESIDE = 0.5
/** The most they can count, because a long story may still ask what a short phrase asks. */
const BESIDE_MOST = 7
/** The most for a phrase with a single significant word if the question has others: "good morning" is not "the packing morning". */
const SHORT_MOST = 0.55
/** The most for an entry of which only several phrases together contain the question. */
const TOGETHER = 0.75

/** The index of the last phrases; they rarely change. */
let kept: { key: string; index: Index } | null = null

/**
 * Finds the entries nearest to the words of a question, best first, by their phrases. Words that few phrases contain weigh
 * most. Sharing only function words, such as "how do I", is not enough unless the whole phrase is the same.
 */
export function nearestHelp(words: readonly string[], entries: readonly HelpEntry[]): Near[] {
  const asked = new Set(words.filter((word) => !EMPTY_WORDS.has(word)).map(meaningOf))
  const { phrases, unions, weightOf } = indexOf(entries)
  const best = entries.map((_, at) => togetherOf(asked, unions[at]!, weightOf))
  for (const phrase of phrases) {
    best[phrase.at] = Math.max(best[phrase.at] ?? 0, nearnessOf(asked, phrase, weightOf))
  }
  return entries
    .map((entry, at) => ({ entry, nearness: best[at] ?? 0 }))
    .filter(({ nearness }) => nearness > 0)
    .toSorted((one, other) => other.nearness - one.nearness)
}

function nearnessOf(
  asked: ReadonlySet<string>,
  { words, weight, isShort }: Phrase,
  weightOf: (word: string) => number,
): number {
  let shared = 0
  let isTelling = false
  let beside = 0
  let isMore = false
  for (const word of asked) {
    if (words.has(word)) {
      shared += weightOf(word)
      isTelling ||= !LITTLE_WORDS.has(word)
    } else {
      beside += weightOf(word)
      isMore ||= !LITTLE_WORDS.has(word)
    }
  }
  if (!isTelling && (asked.size !== words.size || shared === 0 || beside > 0)) return 0
  const nearness = shared / (weight + BESIDE * Math.min(beside, BESIDE_MOST))
  return isShort && isMore ? Math.min(nearness, SHORT_MOST) : nearness
}

/** How much of a question the phrases of an entry contain together; less than a single phrase that contains all of it. */
function togetherOf(
  asked: ReadonlySet<string>,
  words: ReadonlySet<string>,
  weightOf: (word: string) => number,
): number {
  const telling = [...asked].filter((word) => !LITTLE_WORDS.has(word))
  const shared = telling.filter((word) => words.has(word))
  if (shared.length < 2) return 0
  const sum = (all: readonly string[]) => all.reduce((total, word) => total + weightOf(word), 0)
  return (TOGETHER * sum(shared)) / sum(telling)
}

function indexOf(entries: readonly HelpEntry[]): Index {
  const texts = entries.map(({ questions, phrases }) => [...questions, ...phrases])
  const key = JSON.stringify(texts)
  if (kept?.key === key) return kept.index
  const phrases = texts.flatMap((all, at) =>
    all.map((text) => ({
      at,
      words: new Set(wordsOf(text).map(meaningOf)),
    })),
  )
  const counts = new Map<string, number>()
  for (const { words } of phrases) {
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const weightOf = (word: string) => {
    if (LITTLE_WORDS.has(word)) return LITTLE
    const count = counts.get(word)
    return count === undefined ? UNKNOWN : Math.log(1 + phrases.length / count)
  }
  const index = {
    weightOf,
    unions: texts.map((all) => new Set(all.flatMap(wordsOf).map(meaningOf))),
    phrases: phrases.map(({ at, words }) => ({
      at,
      words,
      isShort: [...words].filter((word) => !LITTLE_WORDS.has(word)).length < 2,
      weight: [...words].reduce((sum, word) => sum + weightOf(word), 0),
    })),
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
  return SAME_MEANING[bare] ?? SAME_MEANING[stem] ?? stem
}

/**
 * The same for a Hebrew word: what it means with its prefixes or without, as far as it is listed; else its stem without a
 * first letter that may be a prefix.
 */
function hebrewMeaningOf(word: string): string {
  for (const form of [word, ...withoutHebrewPrefixes(word)]) {
    if (LITTLE_WORDS.has(form)) return form
    const meaning = SAME_MEANING[form] ?? SAME_MEANING[hebrewStem(form)]
    if (meaning !== undefined) return meaning
  }
  const stem = hebrewStem(word)
  return stem.length > 3 ? stem.replace(/^[הבלמשוכ]/, '') : stem
}
