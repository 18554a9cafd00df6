import { m } from '#messages'
import { AppError } from '#platform/errors.ts'
import type { ItemToSupport } from './item-to-support.ts'
import { obstacleTo, placesLeft, type OwnSupportStatus } from './support-rules.ts'
import type { GivenSupport } from './support-schema.ts'
import { supportProblemLabel } from './support-words.ts'
import { takesPlace } from './support.ts'

/**
 * Refuses what cannot be supported in this way, or has too few places left for someone who does not want to wait.
 *
 * @throws AppError conflict, with the reason.
 */
export function refuseObstacles(
  input: GivenSupport,
  item: ItemToSupport,
  { own, now }: { own: readonly OwnSupportStatus[]; now: Date },
): void {
  const obstacle = obstacleTo(input.kind, item, { own, isOwnItem: item.isOwnItem, now })
  const waits = 'waits' in input && input.waits
  if (waits && (obstacle === null || obstacle === 'full')) return
  if (obstacle) throw new AppError('conflict', supportProblemLabel(obstacle))

  const left = placesLeft(item)
  if (takesPlace(input.kind) && 'places' in input && left !== null && input.places > left) {
    const sentence = m.support_too_few_places({ places: left })
    throw new AppError('conflict', sentence, { fields: { places: sentence } })
  }
}
