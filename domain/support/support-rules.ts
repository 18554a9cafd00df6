import { localTimeOf } from '../project-events/local-time.ts'
import type { ProjectEventType, SupportType } from '../project-events/project-event.ts'
import {
  kindsOffered,
  moverOf,
  takesPlace,
  type SupportKind,
  type SupportStatus,
} from './support.ts'

/** When something happens. Times are ISO texts, dates `YYYY-MM-DD` in the item's own zone. */
export type Occasion = {
  type: ProjectEventType
  startDatetime: string | null
  endDatetime: string | null
  startDate: string | null
  endDate: string | null
  timeZone: string
  completedAt?: string | null | undefined
}

/** What the rules ask about an item. */
export type Supportable = Occasion & {
  supportTypes: readonly SupportType[]
  places: number | null
  placesTaken: number
}

/** Upcoming starts later, active is running, completed is over. */
export type Phase = 'upcoming' | 'active' | 'completed'

/**
 * Where an item stands in time. An event without an end lasts until its day is over where it happens; a project
 * without a first day has begun, without a last one it goes on.
 */
export function phaseOf(item: Occasion, now: Date): Phase {
  if (item.completedAt) return 'completed'
  const today = localTimeOf(now, item.timeZone).date
  if (item.type === 'project') {
    if (item.endDate && item.endDate < today) return 'completed'
    return item.startDate && item.startDate > today ? 'upcoming' : 'active'
  }
  const start = item.startDatetime ? new Date(item.startDatetime) : now
  if (start > now) return 'upcoming'
  const over = item.endDatetime
    ? new Date(item.endDatetime) <= now
    : localTimeOf(start, item.timeZone).date < today
  return over ? 'completed' : 'active'
}

/** Hands or seats still free; null when they are not counted. */
export function placesLeft(item: Pick<Supportable, 'places' | 'placesTaken'>): number | null {
  return item.places === null ? null : Math.max(0, item.places - item.placesTaken)
}

/** Whether this support still stands: it was neither refused, taken back nor finished. */
export function isOpen(status: SupportStatus): boolean {
  return status === 'pending' || status === 'confirmed'
}

/**
 * What a person has to do with an item already: alone, as one who comes `along` with a group, or as one who has `led`
 * one there and stays at home.
 */
export type OwnSupportStatus = {
  kind: SupportKind
  status: SupportStatus
  together?: 'along' | 'led' | null
}

/** What keeps a person from supporting an item in this way. */
export type SupportProblem = 'own-item' | 'over' | 'not-offered' | 'already' | 'with-group' | 'full'

/**
 * What keeps a person from supporting an item in this way, the weightiest first, or null. An organization does not
 * support its own item, since it would confirm itself and its figures would say nothing about others.
 */
export function obstacleTo(
  kind: SupportKind,
  item: Supportable,
  person: {
    isOwnItem: boolean
    own: readonly OwnSupportStatus[]
    now: Date
  },
): SupportProblem | null {
  if (person.isOwnItem) return 'own-item'
  if (!kindsOffered(item).includes(kind)) return 'not-offered'
  if (phaseOf(item, person.now) === 'completed') return 'over'
  // Gifts may repeat.
  const alike = person.own.find(
    (support) => support.kind === kind && isOpen(support.status) && support.together !== 'led',
  )
  if (kind !== 'donate' && alike) return alike.together === 'along' ? 'with-group' : 'already'
  return takesPlace(kind) && placesLeft(item) === 0 ? 'full' : null
}

type Standing = { kind: SupportKind; status: SupportStatus }

/** Whether the supporter may take it back: while it is open and, where they are expected, before it is over. */
export function mayCancel(support: Standing, item: Occasion, now: Date): boolean {
  if (moverOf(support.kind, support.status, 'cancelled') !== 'supporter') return false
  return !takesPlace(support.kind) || phaseOf(item, now) !== 'completed'
}

export const ANSWERS = ['confirmed', 'declined', 'completed'] as const
export type SupportAnswer = (typeof ANSWERS)[number]

/** What the organization may say to a support now. What takes place later cannot be finished yet. */
export function answersTo(support: Standing, item: Occasion, now: Date): SupportAnswer[] {
  return ANSWERS.filter((answer) => {
    if (moverOf(support.kind, support.status, answer) !== 'partner') return false
    return answer !== 'completed' || !takesPlace(support.kind) || phaseOf(item, now) !== 'upcoming'
  })
}
