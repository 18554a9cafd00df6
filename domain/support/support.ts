import { m } from '#messages'
import type { ProjectEventType, SupportType } from '../project-events/project-event.ts'
import type { Feature } from '../content/feature.ts'

export const KINDS = ['donate', 'volunteer', 'attend', 'visit', 'invest', 'business'] as const
export type SupportKind = (typeof KINDS)[number]

export const SUPPORT_STATUSES = [
  'pending',
  'confirmed',
  'completed',
  'declined',
  'cancelled',
  'refunded',
] as const
export type SupportStatus = (typeof SUPPORT_STATUSES)[number]

export const SUPPORT_MESSAGE_MAX = 2_000
export const PLACES_AT_ONCE_MAX = 50
/** One dollar and a million dollars. */
export const GIFT_MIN_CENTS = 100
export const GIFT_MAX_CENTS = 100_000_000
/** Gifts of one person or address for one item that may wait at once, so that nobody floods an organization. */
export const GIFTS_WAITING_MAX = 5

/** Entries on a page of a list of supports or saved items. */
export const SUPPORTS_PER_PAGE = 20

type Moves = Record<
  SupportStatus,
  Partial<Record<SupportStatus, 'supporter' | 'partner' | 'payment'>>
>

/** The legal moves of a support that is no gift, and whose they are. The database refuses every other. */
export const SUPPORT_MOVES: Moves = {
  pending: { confirmed: 'partner', declined: 'partner', cancelled: 'supporter' },
  confirmed: { completed: 'partner', declined: 'partner', cancelled: 'supporter' },
  completed: {},
  declined: {},
  cancelled: {},
  refunded: {},
}

/** Those of a gift: its money confirms it, and nothing but paying it back undoes that. */
export const GIFT_MOVES: Moves = {
  pending: { confirmed: 'payment', declined: 'partner', cancelled: 'supporter' },
  confirmed: { completed: 'partner', refunded: 'payment' },
  completed: { refunded: 'payment' },
  declined: {},
  cancelled: {},
  refunded: {},
}

/** Whose move from one status to another is; undefined if it is nobody's. */
export function moverOf(kind: SupportKind, from: SupportStatus, to: SupportStatus) {
  return (kind === 'donate' ? GIFT_MOVES : SUPPORT_MOVES)[from][to]
}

/** Whether this kind takes one of an item's places. */
export function takesPlace(kind: SupportKind): boolean {
  return kind === 'volunteer' || kind === 'attend'
}

/** What can be done for an item: what it asks for, and for an event to attend. */
export function kindsOffered(item: {
  type: ProjectEventType
  supportTypes: readonly SupportType[]
}): SupportKind[] {
  return KINDS.filter((kind) =>
    kind === 'attend' ? item.type === 'event' : item.supportTypes.includes(kind),
  )
}

const features: Partial<Record<SupportKind, Feature>> = {
  donate: 'donations',
  volunteer: 'volunteering',
}

/** Whether a kind is open: of some, staff can close the part of the site they belong to. */
export function isKindOpen(
  kind: SupportKind,
  switches: { isOn(feature: Feature): boolean },
): boolean {
  const feature = features[kind]
  return feature === undefined || switches.isOn(feature)
}

/** The kind of a word of the address or a form, or null. */
export function parseSupportKind(word: string | null | undefined): SupportKind | null {
  return KINDS.find((kind) => kind === word) ?? null
}

const labels: Record<SupportKind, () => string> = {
  donate: m.support_donate,
  volunteer: m.support_volunteer,
  attend: m.support_attend,
  visit: m.support_visit,
  invest: m.support_invest,
  business: m.support_business,
}

/** What a kind is called on buttons and tags. */
export function kindLabel(kind: SupportKind): string {
  return labels[kind]()
}
