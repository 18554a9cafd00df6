import type { AnswerCardData } from '../assistant.ts'

/** What has been found for one answer. */
export type Findings = {
  /** Records the results of a search, best first. */
  note(cards: readonly AnswerCardData[]): void
  /** The card of an address that was found. */
  cardOf(address: string): AnswerCardData | undefined
  /** The results of the last search that found anything. */
  lastFound(): readonly AnswerCardData[]
  /** The number of searches. */
  searches(): number
}

export function openFindings(): Findings {
  const cards = new Map<string, AnswerCardData>()
  let last: readonly AnswerCardData[] = []
  let searches = 0
  return {
    note(found) {
      searches += 1
      if (found.length > 0) last = found
      for (const card of found) cards.set(card.address, card)
    },
    cardOf: (address) => cards.get(address),
    lastFound: () => last,
    searches: () => searches,
  }
}
