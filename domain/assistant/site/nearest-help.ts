import { normalize } from '#platform/text/normalize.ts'
import { beginningOf } from '#domain/project-events/related-words.ts'
import type { HelpEntry } from '#domain/content/queries/list-help.ts'
import { LITTLE_WORDS, SAME_MEANING } from '../understanding/words/help-words.ts'

/** An entry and how near a question comes to it: 1 is the same words. */
export type Near = { entry: HelpEntry; nearness: number }

/** All entries, those nearest to a text first. */
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

/** What a word weighs that only holds a sentence together, and one that no phrase has. */
const LITTLE = 0.15
const UNKNOWN = 4
/** How much words count against a phrase that it does not have; people say more than is needed. */
const BESIDE = 0.5
/** Who tells a whole story may still ask what a short phrase asks. */
const BESIDE_MOST = 7
/** A phrase with a single telling word is never sure of a question that has others: "good morning" of "the packing morning". */
const SHORT_MOST = 0.55
/** What all of a question counts when only several phrases of an entry have it together. */
const TOGETHER = 0.75

/** Phrases do not change often; the index of the last ones is kept. */
let kept: { key: string; index: Index } | null = null

/**
 * The entries to which the words of a question come nearest, best first, by the phrases that people ask them with. Words
 * that few phrases have weigh most. Nothing is near that shares only words such as "how do I", unless it is the same.
 */
export function nearestHelp(words: readonly string[], entries: readonly HelpEntry[]): Near[] {
  const asked = new Set(words.map(meaningOf))
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

/** How much of a question the phrases of an entry have together; never as near as a single one that has all. */
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

/** The words of a phrase, as a question is read. */
export function wordsOf(text: string): string[] {
  return normalize(text).match(/[\p{L}\p{N}%']+/gu) ?? []
}

/** One form for the inflections of a word and for words that ask the same. */
function meaningOf(word: string): string {
  const bare = word.replaceAll("'", '')
  if (/^[א-ת]/.test(bare)) return bare.length > 3 ? bare.replace(/^[הבלמשו]/, '') : bare
  const stem = LITTLE_WORDS.has(bare) ? bare : beginningOf(bare)
  return SAME_MEANING[bare] ?? SAME_MEANING[stem] ?? stem
}
