import { obstacleTo, type Supportable } from '../support/support-rules.ts'
import { isKindOpen, kindsOffered, type SupportKind } from '../support/support.ts'

/** The ways in which a user without a support can help an item now. */
export function openKinds(
  item: Supportable,
  { switches, now }: { switches: Parameters<typeof isKindOpen>[1]; now: Date },
): SupportKind[] {
  const stranger = { isOwnItem: false, own: [], now }
  return kindsOffered(item).filter(
    (kind) => isKindOpen(kind, switches) && obstacleTo(kind, item, stranger) === null,
  )
}
