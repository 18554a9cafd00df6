import type { District, Region } from '#domain/project-events/place.ts'
import type { Category, ProjectEventType } from '#domain/project-events/project-event.ts'
import type { SupportKind } from '#domain/support/support.ts'
import type { DayRange } from './read-days.ts'

/** A place as it was said, with its name in Hebrew if it has one; all of Israel has every district. */
export type Place = {
  name: string
  hebrew: string | null
  districts: readonly District[]
  regions: readonly Region[]
}

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
