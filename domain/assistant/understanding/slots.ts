import type { Category, ProjectEventType } from '#domain/project-events/project-event.ts'
import type { SupportKind } from '#domain/support/support.ts'
import type { Place } from './places.ts'
import type { DayRange } from './read-days.ts'

/** What to look for. Lists are empty and other fields null if nothing was said. */
export type Slots = {
  place: Place | null
  days: DayRange | null
  kinds: readonly SupportKind[]
  type: ProjectEventType | null
  topics: readonly Category[]
  /** The words left to search for, normalized. */
  words: readonly string[]
}
export type Slot = keyof Slots

export const NO_SLOTS: Slots = {
  place: null,
  days: null,
  kinds: [],
  type: null,
  topics: [],
  words: [],
}

/** Whether a slot is filled. */
export function isFilled(slots: Slots, slot: Slot): boolean {
  const value = slots[slot]
  return Array.isArray(value) ? value.length > 0 : value !== null
}

export const filledSlots = (slots: Slots): Slot[] =>
  (Object.keys(NO_SLOTS) as Slot[]).filter((slot) => isFilled(slots, slot))
