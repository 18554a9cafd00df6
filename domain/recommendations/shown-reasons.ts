import type { RecommendationReason } from './reason.ts'
import type { Weighing } from './weigh-item.ts'

/** What says most about why it fits this person comes first; what any card shows by itself is not repeated. */
const FIRST: RecommendationReason['why'][][] = [
  ['skill'],
  ['word', 'children'],
  ['topic'],
  ['place'],
  ['saved'],
  ['here', 'next-visit', 'abroad', 'anywhere', 'gift-from-afar'],
]

/**
 * The reasons that are told, in their order: first those that say something of this person. A way to help of their choice,
 * which the card shows anyway, is told where none of these is there, and what is only close to a wish where nothing else is.
 */
export function shownReasons({
  met,
  beside,
}: Pick<Weighing, 'met' | 'beside'>): RecommendationReason[] {
  const all = met.map(({ reason }) => reason)
  const namesChildren = all.some((one) => one.why === 'word' && /child|youth|teen/i.test(one.word))
  const reasons = all.filter(({ why }) => why !== 'children' || !namesChildren)
  const strong = FIRST.flatMap((group) =>
    reasons.filter((reason) => group.includes(reason.why) && !isClose(reason)),
  )
  const kinds = reasons.filter(({ why }) => why === 'kind').slice(0, 1)
  const first = [strong, kinds, reasons.filter(isClose)].find((some) => some.length > 0) ?? []
  return [...first, ...beside.map(({ reason }) => reason)]
}

const isClose = (reason: RecommendationReason) => reason.why === 'topic' && reason.close !== null
