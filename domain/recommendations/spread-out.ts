import { ORGANIZATION_MOST, ORGANIZATION_STEP } from './weights.ts'

type Ranked = { score: number; partnerId: string; id: string }

/**
 * Returns the best items first, at most `most`, but not all of one organization: each after its first gets a growing penalty,
 * and at most three are shown. A shorter list is the start of a longer one. Ties are won by the newer item, by id.
 */
export function spreadOut<Item extends Ranked>(items: readonly Item[], most: number): Item[] {
  const left = items.toSorted(
    (one, other) => other.score - one.score || (one.id < other.id ? 1 : -1),
  )
  const shown: Item[] = []
  const taken = new Map<string, number>()
  const takenOf = (item: Item) => taken.get(item.partnerId) ?? 0
  const rankOf = (item: Item) => item.score - takenOf(item) * ORGANIZATION_STEP
  while (shown.length < most) {
    let best: Item | null = null
    for (const item of left) {
      if (shown.includes(item) || takenOf(item) >= ORGANIZATION_MOST) continue
      if (best === null || rankOf(item) > rankOf(best)) best = item
    }
    if (best === null) break
    shown.push(best)
    taken.set(best.partnerId, takenOf(best) + 1)
  }
  return shown
}
