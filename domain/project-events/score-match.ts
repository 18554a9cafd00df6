import { normalize } from '#platform/text/normalize.ts'
import type { ProjectEventCard } from './project-event.ts'
import type { MatchWord } from './match-candidates.ts'
import type { MatchingAsked } from './find-matching.ts'

type Seen = {
  asked: Pick<MatchingAsked, 'place' | 'topics' | 'from'>
  words: readonly MatchWord[]
  /** Of each word, in how large a part of all that was looked at it stands. */
  shares: readonly number[]
  hits: readonly boolean[]
  now: Date
}

/** How well an item suits: words that few others have weigh most, more in a title; then topic, place, and what is soon. */
export function scoreMatch(
  card: ProjectEventCard,
  { asked, words, shares, hits, now }: Seen,
): number {
  const title = normalize(card.title)
  const where = normalize(card.location ?? '')
  let score = 0
  let own = 0
  for (const [at, { word, alternatives }] of words.entries()) {
    const inPlace = where.includes(word)
    if (!hits[at] && !inPlace) continue
    const weight = 1 + Math.log(1 / Math.max(shares[at] ?? 1, 0.004))
    const first = alternatives[0] ?? word
    const isOwn = holds(title, first) || holds(normalize(card.summary), first)
    const inTitle = alternatives.some((beginning) => holds(title, beginning))
    score += weight * (inTitle ? 1.8 : 1) * (isOwn || inPlace ? 1.3 : 1)
    own += 1
  }
  if (words.length > 0) score += (3 * own) / words.length
  if (asked.topics.includes(card.category)) score += 2
  if (asked.place && where.includes(normalize(asked.place))) score += 5
  if (card.startDatetime) {
    const days = (new Date(card.startDatetime).getTime() - now.getTime()) / 86_400_000
    score += days < 0 ? 0 : 1 / (1 + days / 14)
    if (asked.from) score += 2
  }
  if (card.places !== null && card.placesTaken >= card.places) score -= 1.5
  return score
}

function holds(text: string, beginning: string): boolean {
  return ` ${text}`.replaceAll(/[^\p{L}\p{N}']/gu, ' ').includes(` ${beginning}`)
}
