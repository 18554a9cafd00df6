import { normalize } from '#platform/text/normalize.ts'
import { holds } from './holds.ts'
import { relatedTo } from './related-words.ts'

/** The texts of an item: its name weighs more than its description. */
export type Read = { name: string; text: string }

export type Ranked<Thing> = {
  thing: Thing
  /** Higher is better. */
  score: number
  /** The weighted fraction of the words that it matches, 0 to 1. */
  coverage: number
  /** The question contains its whole name. */
  isNamed: boolean
}

/** Parts that a name may be mentioned without. */
const BESIDES = /^the | (?:foundation|trust|association|organi[sz]ation)$/g

/**
 * Ranks the items that match a question's words, best first. `said` is the whole question, which may contain an item's
 * name. Words that occur in few items weigh most. Without words and a name: all, in their order.
 */
export function rankTexts<Thing>(
  things: readonly Thing[],
  question: { words: readonly string[]; said?: string },
  read: (thing: Thing) => Read,
): Ranked<Thing>[] {
  const said = ` ${plain(question.said ?? '')} `
  const words = question.words.map((word) => relatedTo(word))
  const texts = things.map((thing) => {
    const { name, text } = read(thing)
    return { thing, name: plain(name), text: ` ${plain(name)} ${plain(text)}` }
  })
  const weights = words.map((beginnings) => {
    const found = texts.filter(({ text }) => holdsAny(text, beginnings)).length
    return found === 0 ? 1 : 0.4 + Math.log((things.length + 1) / found)
  })
  const whole = weights.reduce((sum, weight) => sum + weight, 0)
  const all = texts.map(({ thing, name, text }) => {
    const isNamed = isNameIn(name, said)
    let score = isNamed ? 10 : 0
    let covered = 0
    for (const [at, beginnings] of words.entries()) {
      if (!holdsAny(text, beginnings)) continue
      const weight = weights[at] ?? 0
      covered += weight
      const isOwn = holdsAny(text, beginnings.slice(0, 1))
      score += weight * (holdsAny(` ${name}`, beginnings) ? 2 : 1) * (isOwn ? 1.5 : 1)
    }
    return { thing, score, coverage: whole === 0 ? 0 : covered / whole, isNamed }
  })
  const found = all.filter(({ score }) => score > 0)
  return words.length === 0 && found.length === 0
    ? all
    : found.toSorted((one, other) => other.score - one.score)
}

function isNameIn(name: string, said: string): boolean {
  const short = name.replaceAll(BESIDES, '')
  return short.length > 3 && (said.includes(` ${short} `) || said.includes(` ${short}s `))
}

function holdsAny(text: string, beginnings: readonly string[]): boolean {
  return beginnings.some((beginning) => holds(text, plain(beginning)))
}

/** Reduces a text to words of letters and digits. */
function plain(text: string): string {
  return normalize(text)
    .replaceAll(/(\p{L})'s\b/gu, '$1')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
