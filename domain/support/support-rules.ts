import type { DateToChoose } from './chosen-date.ts'
import { localTimeOf } from '../project-events/local-time.ts'
import type { ProjectEventType } from '../project-events/project-event.ts'
import {
  kindsOffered,
  moverOf,
  takesPlace,
  type SupportKind,
  type SupportStatus,
  type SupportType,
} from './support.ts'

/** When an item takes place. Times are ISO strings, dates `YYYY-MM-DD` in the item's time zone. */
export type Occasion = {
  type: ProjectEventType
  startDatetime: string | null
  endDatetime: string | null
  startDate: string | null
  endDate: string | null
  timeZone: string
  completedAt?: string | null | undefined
}

/** The fields of an item that the rules need. */
export type Supportable = Occasion & {
  supportTypes: readonly SupportType[]
  places: number | null
  placesTaken: number
}

/** Upcoming starts later, active is running, completed is over. */
export type Phase = 'upcoming' | 'active' | 'completed'

/**
 * Returns the phase of an item. An event without an end lasts until its local day is over; a project without a first
 * day has begun, and one without a last day goes on.
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

/** The number of free places; null if they are not counted. */
export function placesLeft(item: Pick<Supportable, 'places' | 'placesTaken'>): number | null {
  return item.places === null ? null : Math.max(0, item.places - item.placesTaken)
}

/** Whether a support is open: neither declined, cancelled nor completed, nor on the waiting list. */
export function isOpen(status: SupportStatus): boolean {
  return status === 'pending' || status === 'confirmed'
}

/** Whether someone is on the waiting list: for a place, or for their own answer to the offer of one. */
export function isInLine(status: SupportStatus): boolean {
  return status === 'waiting' || status === 'offered'
}

/**
 * A user's existing relation to an item: alone, `along` with a group, or `led` if they lead a group there without coming along.
 */
export type OwnSupportStatus = {
  kind: SupportKind
  status: SupportStatus
  together?: 'along' | 'led' | null
}

/** Why a user cannot support an item in this way. */
export type SupportProblem =
  | 'own-item'
  | 'over'
  | 'not-offered'
  | 'already'
  | 'with-group'
  | 'in-line'
  | 'full'

/**
 * Returns why a user cannot support an item in this way, the most important reason first, or null. An organization
 * cannot support its own item, since it would confirm itself and its figures would say nothing about others.
 */
export function obstacleTo(
  kind: SupportKind,
  item: Supportable,
  person: {
    isOwnItem: boolean
    own: readonly OwnSupportStatus[]
    now: Date
    /** The dates from which they choose; null for the whole. */
    dates?: readonly DateToChoose[] | null
  },
): SupportProblem | null {
  if (person.isOwnItem) return 'own-item'
  if (!kindsOffered(item).includes(kind)) return 'not-offered'
  if (phaseOf(item, person.now) === 'completed') return 'over'
  if (person.dates) return obstacleOfDates(person.dates)
  // Gifts can be repeated.
  const alike = person.own.find(
    ({ status, ...support }) =>
      support.kind === kind && (isOpen(status) || isInLine(status)) && support.together !== 'led',
  )
  if (kind !== 'donate' && alike) {
    if (isInLine(alike.status)) return 'in-line'
    return alike.together === 'along' ? 'with-group' : 'already'
  }
  return takesPlace(kind) && placesLeft(item) === 0 ? 'full' : null
}

/** Someone may add a date to those that they have. */
function obstacleOfDates(dates: readonly DateToChoose[]): SupportProblem | null {
  const states = new Set(dates.map(({ state }) => state))
  if (states.has('free')) return null
  if (states.has('full')) return 'full'
  return states.has('mine') || states.has('in-line') ? 'already' : 'over'
}

type Standing = { kind: SupportKind; status: SupportStatus }

/** Whether the supporter can cancel: while it is open and, if they are expected in person, before it is over. */
export function mayCancel(support: Standing, item: Occasion, now: Date): boolean {
  if (moverOf(support.kind, support.status, 'cancelled') !== 'supporter') return false
  return !takesPlace(support.kind) || phaseOf(item, now) !== 'completed'
}

export const ANSWERS = ['confirmed', 'declined', 'completed'] as const
export type SupportAnswer = (typeof ANSWERS)[number]

/**
 * The answers that the organization can give now. A future item cannot be completed yet, and nobody who waits gets in
 * once it is over.
 */
export function answersTo(support: Standing, item: Occasion, now: Date): SupportAnswer[] {
  return ANSWERS.filter((answer) => {
    if (moverOf(support.kind, support.status, answer) !== 'partner') return false
    if (isInLine(support.status)) return phaseOf(item, now) !== 'completed'
    return answer !== 'completed' || !takesPlace(support.kind) || phaseOf(item, now) !== 'upcoming'
  })
}
