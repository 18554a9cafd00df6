import type { MapPin } from '#domain/project-events/map-pin.ts'
import type { SupportType } from '#domain/project-events/project-event.ts'
import { kindsOffered, type SupportKind } from '#domain/support/support.ts'

/** The sign of a pin: of the kind that is asked for, else of the first that the item offers. */
export function kindOf(
  pin: Pick<MapPin, 'type' | 'supportTypes'>,
  asked: SupportType | null,
): SupportKind {
  const kinds = kindsOffered(pin)
  if (asked && kinds.includes(asked)) return asked
  return pin.type === 'event' ? 'attend' : (kinds[0] ?? 'visit')
}
