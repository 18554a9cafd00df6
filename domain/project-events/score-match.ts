import { normalize } from '#platform/text/normalize.ts'
import { holds } from './holds.ts'
import type { MatchingAsked } from './queries/find-matching.ts'
import type { MatchWord } from './match-candidates.ts'
import { wordsOfShownPlace } from './place-words.ts'
import type { ProjectEventCard } from './project-event.ts'

type Seen = {
  asked: Pick<MatchingAsked, 'place' | 'topics' | 'from' | 'to' | 'liked'>
  words: readonly MatchWord[]
  /** Per word: the fraction of the read items that contain it, and the fraction that contain it or a related word. */
  ownShares: readonly number[]
  shares: readonly number[]
  /** Per word: 2 if the item contains it, 1 if it contains a related word. */
  hits: readonly number[]
  now: Date
}

export type Score = {
  /** Higher is better; only meaningful in comparison. */
  score: number
  /** The weighted fraction of the words that it matches, 0 to 1. */
  coverage: number
  /** The fraction that its title alone matches. */
  inTitle: number
}

const DAY_MS = 24 * 60 * 60 * 1000

/** Scores an item: words that occur in few others weigh most, more in a title; then topic, place, and how soon it is. */
export function scoreMatch(card: ProjectEventCard, seen: Seen): Score {
  const { asked, words, hits, now } = seen
  const title = wordsOf(card.title)
  const where = wordsOfShownPlace(card)
  const summary = wordsOf(card.summary)
  let score = 0
  const sums = { all: 0, found: 0, title: 0 }
  for (const [at, { word, alternatives }] of words.entries()) {
    const inPlace = holds(wordsOf(where), word)
    const weight = weightOf(Math.max(seen.ownShares[at] ?? 0, (seen.shares[at] ?? 0) / 2))
    sums.all += weight
    const hit = hits[at] ?? 0
    if (hit === 0 && !inPlace) continue
    const own = alternatives[0] ?? word
    const inTitle = alternatives.some((beginning) => holds(title, beginning))
    const isOwn = hit === 2 || inPlace
    sums.found += weight * (isOwn ? 1 : 0.8)
    if (holds(title, own) || inPlace) sums.title += weight
    const isEarly = holds(title, own) || holds(summary, own) || inPlace
    score += weight * (inTitle ? 1.8 : 1) * (isOwn ? 1 : 0.55) * (isEarly ? 1.3 : 1)
  }
  const coverage = sums.all === 0 ? 0 : sums.found / sums.all
  score += 3 * coverage
  if (asked.topics.includes(card.category)) score += 2.5
  if (asked.place && isAt(where, asked.place)) score += 5
  if (asked.liked.some((word) => holds(title, word) || holds(summary, word))) {
    score += words.length > 0 ? 1.2 : 3
  }
  if (card.startDatetime) {
    const days = (new Date(card.startDatetime).getTime() - now.getTime()) / DAY_MS
    score += days < 0 ? 0 : 1 / (1 + days / 14)
    // A search with days expects to come on one of them; an item that runs for months may suit as well.
    if (asked.from) score += asked.to && words.length === 0 ? 9 : 2
  }
  if (card.places !== null && card.placesTaken >= card.places) score -= 1.5
  return { score, coverage, inTitle: sums.all === 0 ? 0 : sums.title / sums.all }
}

/** A word that no item contains is about the question rather than the items; a very rare one may be chance. */
function weightOf(share: number): number {
  return share === 0 ? 1.5 : 0.4 + Math.log(1 / Math.max(share, 0.03))
}

/** Whether an item takes place in one of the named towns: `Haifa or Acre` names two. */
function isAt(where: string, place: string): boolean {
  return normalize(place)
    .split(/ or | and |, /)
    .some((town) => town.length > 2 && where.includes(town))
}

/** Reduces a text to words of letters and digits, each with a space before it. */
function wordsOf(text: string): string {
  return ` ${normalize(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()}`
}
