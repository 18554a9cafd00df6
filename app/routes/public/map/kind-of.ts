import type { MapPin } from '#domain/project-events/map-pin.ts'
import { kindsOffered, type SupportKind, type SupportType } from '#domain/support/support.ts'

/** The kind shown on a pin: the filtered kind, or else the first one the item offers. */
export function kindOf(
  pin: Pick<MapPin, 'type' | 'supportTypes'>,
  asked: SupportType | null,
): SupportKind {
  const kinds = kindsOffered(pin)
  if (asked && kinds.includes(asked)) return asked
  return pin.type === 'event' ? 'attend' : (kinds[0] ?? 'visit')
}
