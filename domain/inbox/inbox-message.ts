import { m } from '#messages'

export const MESSAGE_KINDS = ['contact', 'tour', 'itinerary'] as const
export type MessageKind = (typeof MESSAGE_KINDS)[number]

export const MESSAGE_STATUSES = ['new', 'in_progress', 'answered', 'closed'] as const
export type MessageStatus = (typeof MESSAGE_STATUSES)[number]

/** Filters by assignee: one's own messages, or unassigned ones. */
export const MESSAGE_HOLDERS = ['mine', 'nobody'] as const
export type MessageHolder = (typeof MESSAGE_HOLDERS)[number]

/** The status changes staff can make besides replying, which is always possible. */
export const INBOX_STATUS_MOVES: Record<MessageStatus, readonly MessageStatus[]> = {
  new: ['in_progress', 'answered', 'closed'],
  in_progress: ['answered', 'closed'],
  answered: ['in_progress', 'closed'],
  closed: ['in_progress'],
}

export const SENDER_NAME_MIN = 2
export const SENDER_NAME_MAX = 120
export const SUBJECT_MIN = 5
export const SUBJECT_MAX = 200
export const MESSAGE_MIN = 10
export const INBOX_MESSAGE_MAX = 5_000
export const TRAVELERS_MAX = 50
/** Unanswered messages per sender or address within an hour; enforced by the database. */
export const MESSAGES_AN_HOUR = 5
/** Messages per page of the inbox. */
export const INBOX_PER_PAGE = 25

export const VISIT_INTERESTS = [
  'volunteering',
  'history',
  'faith',
  'nature',
  'food',
  'art',
  'technology',
  'families',
] as const
export type VisitInterest = (typeof VISIT_INTERESTS)[number]

export const ACCOMMODATIONS = [
  'any',
  'hotel',
  'guest-house',
  'kibbutz',
  'hostel',
  'family',
  'none',
] as const
export type Accommodation = (typeof ACCOMMODATIONS)[number]

/** `details` of a tour request. Days are days in Israel, `2027-05-03`. */
export type TourDetails = { date: string; travelers: number }

/** `details` of an itinerary request; special requests are in its message. */
export type ItineraryDetails = {
  arrival: string
  departure: string
  travelers: number
  interests: VisitInterest[]
  accommodation: Accommodation
}

const interests: Record<VisitInterest, () => string> = {
  volunteering: m.visit_interest_volunteering,
  history: m.visit_interest_history,
  faith: m.visit_interest_faith,
  nature: m.visit_interest_nature,
  food: m.visit_interest_food,
  art: m.visit_interest_art,
  technology: m.visit_interest_technology,
  families: m.visit_interest_families,
}

/** The label of an interest. */
export function interestLabel(interest: VisitInterest): string {
  return interests[interest]()
}

const accommodations: Record<Accommodation, () => string> = {
  any: m.visit_accommodation_any,
  hotel: m.visit_accommodation_hotel,
  'guest-house': m.visit_accommodation_guest_house,
  kibbutz: m.visit_accommodation_kibbutz,
  hostel: m.visit_accommodation_hostel,
  family: m.visit_accommodation_family,
  none: m.visit_accommodation_none,
}

/** The label of a type of accommodation. */
export function accommodationLabel(accommodation: Accommodation): string {
  return accommodations[accommodation]()
}
