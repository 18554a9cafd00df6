import type { RecommendationReason } from './reason.ts'
import type { Weighing } from './weigh-item.ts'

/** The most personal reasons come first; what every card shows is not repeated. */
const FIRST: RecommendationReason['why'][][] = [
  ['skill'],
  ['word', 'children'],
  ['topic'],
  ['place'],
  ['saved'],
  ['here', 'next-visit', 'abroad', 'anywhere', 'gift-from-afar'],
]

/**
 * Returns the reasons to show, in order: the personal ones first. A chosen way to help, which the card shows anyway, is
 * listed only if there is none of these, and a related topic only if there is nothing else.
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
