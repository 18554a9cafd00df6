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
/** One dollar and one million dollars. */
export const GIFT_MIN_CENTS = 100
export const GIFT_MAX_CENTS = 100_000_000
/** The maximum number of unpaid gifts per donor and item, so that no one floods an organization. */
export const GIFTS_WAITING_MAX = 5

/** The page size of lists of supports and saved items. */
export const SUPPORTS_PER_PAGE = 20

type Moves = Record<
  SupportStatus,
  Partial<Record<SupportStatus, 'supporter' | 'partner' | 'payment'>>
>

/** The allowed transitions of a support other than a gift, and by whom. The database refuses all others. */
export const SUPPORT_MOVES: Moves = {
  pending: { confirmed: 'partner', declined: 'partner', cancelled: 'supporter' },
  confirmed: { completed: 'partner', declined: 'partner', cancelled: 'supporter' },
  completed: {},
  declined: {},
  cancelled: {},
  refunded: {},
}

/** The transitions of a gift: its payment confirms it, and only a refund undoes that. */
export const GIFT_MOVES: Moves = {
  pending: { confirmed: 'payment', declined: 'partner', cancelled: 'supporter' },
  confirmed: { completed: 'partner', refunded: 'payment' },
  completed: { refunded: 'payment' },
  declined: {},
  cancelled: {},
  refunded: {},
}

/** Returns who can make a transition; undefined if no one can. */
export function moverOf(kind: SupportKind, from: SupportStatus, to: SupportStatus) {
  return (kind === 'donate' ? GIFT_MOVES : SUPPORT_MOVES)[from][to]
}

/** Whether this kind takes one of an item's places. */
export function takesPlace(kind: SupportKind): boolean {
  return kind === 'volunteer' || kind === 'attend'
}

/** The kinds of support of an item: those it asks for, and for an event, attending. */
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

/** Whether a kind is open: staff can close the features that some kinds belong to. */
export function isKindOpen(
  kind: SupportKind,
  switches: { isOn(feature: Feature): boolean },
): boolean {
  const feature = features[kind]
  return feature === undefined || switches.isOn(feature)
}

/** Parses a kind from a URL or a form, or null. */
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

/** The label of a kind on buttons and tags. */
export function kindLabel(kind: SupportKind): string {
  return labels[kind]()
}
