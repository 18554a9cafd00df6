import { m } from '#messages'
import type { ProjectEventType } from '../project-events/project-event.ts'
import type { Feature } from '../content/feature.ts'

/** What a kind takes: money, one of the item's places, presence without a place, or an answer to an enquiry. */
type Takes = 'money' | 'place' | 'presence' | 'answer'

type Kind = {
  label: () => string
  takes: Takes
  /** Staff can close the feature, and with it the kind. */
  feature?: Feature
  /** Every event offers it; organizations do not ask for it. */
  isOfEvents?: true
}

/** The kinds of support, in the order of filters. The other lists of kinds follow from it. */
const kinds = {
  volunteer: { label: m.support_volunteer, takes: 'place', feature: 'volunteering' },
  donate: { label: m.support_donate, takes: 'money', feature: 'donations' },
  attend: { label: m.support_attend, takes: 'place', isOfEvents: true },
  visit: { label: m.support_visit, takes: 'presence' },
  invest: { label: m.support_invest, takes: 'answer' },
  business: { label: m.support_business, takes: 'answer' },
} as const satisfies Record<string, Kind>
const table: Record<SupportKind, Kind> = kinds

export type SupportKind = keyof typeof kinds
type KindThat<Trait> = {
  [K in SupportKind]: (typeof kinds)[K] extends Trait ? K : never
}[SupportKind]
/** What an item can ask for. */
export type SupportType = Exclude<SupportKind, KindThat<{ isOfEvents: true }>>

/** The kinds that people sign up for or ask about in one form; gifts have their own. */
export type FormKind = Exclude<SupportKind, 'donate'>

export const ALL_KINDS = Object.keys(kinds) as SupportKind[]

/** Returns the kinds that take this. */
export function kindsTaking<T extends Takes>(takes: T): KindThat<{ takes: T }>[] {
  return ALL_KINDS.filter((kind): kind is KindThat<{ takes: T }> => table[kind].takes === takes)
}

/** All kinds, in the order of an item's page: gifts first. */
export const KINDS: readonly SupportKind[] = [...new Set<SupportKind>(['donate', ...ALL_KINDS])]

/** Whether an item can ask for this kind. */
export function isAskedFor(kind: SupportKind): kind is SupportType {
  return !table[kind].isOfEvents
}

export const SUPPORT_STATUSES = [
  'waiting',
  'offered',
  'pending',
  'confirmed',
  'completed',
  'declined',
  'cancelled',
  'lapsed',
  'refunded',
] as const
export type SupportStatus = (typeof SUPPORT_STATUSES)[number]
/** Nobody waits in line for a gift. */
export type GiftStatus = Exclude<SupportStatus, 'waiting' | 'offered' | 'lapsed'>

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
  Partial<Record<SupportStatus, 'supporter' | 'partner' | 'payment' | 'list'>>
>

/**
 * The allowed transitions of a support other than a gift, and by whom; `list`: the waiting list. The database refuses
 * all others.
 */
export const SUPPORT_MOVES: Moves = {
  waiting: {
    offered: 'list',
    pending: 'supporter',
    confirmed: 'partner',
    declined: 'partner',
    cancelled: 'supporter',
    lapsed: 'list',
  },
  offered: {
    waiting: 'list',
    pending: 'supporter',
    confirmed: 'partner',
    declined: 'partner',
    cancelled: 'supporter',
    lapsed: 'list',
  },
  pending: { confirmed: 'partner', declined: 'partner', cancelled: 'supporter' },
  confirmed: { completed: 'partner', declined: 'partner', cancelled: 'supporter' },
  completed: {},
  declined: {},
  cancelled: {},
  lapsed: {},
  refunded: {},
}

/** The transitions of a gift: its payment confirms it, and only a refund undoes that. */
export const GIFT_MOVES: Moves = {
  waiting: {},
  offered: {},
  pending: { confirmed: 'payment', declined: 'partner', cancelled: 'supporter' },
  confirmed: { completed: 'partner', refunded: 'payment' },
  completed: { refunded: 'payment' },
  declined: {},
  cancelled: {},
  lapsed: {},
  refunded: {},
}

/** Returns who can make a transition; undefined if no one can. */
export function moverOf(kind: SupportKind, from: SupportStatus, to: SupportStatus) {
  return (kind === 'donate' ? GIFT_MOVES : SUPPORT_MOVES)[from][to]
}

/** Whether this kind takes one of an item's places. */
export function takesPlace(kind: SupportKind): boolean {
  return table[kind].takes === 'place'
}

/** Whether the supporter takes part in person: such a support is completed with its item, unlike enquiries and gifts. */
export function takesPart(kind: SupportKind): boolean {
  return takesPlace(kind) || table[kind].takes === 'presence'
}

/** The kinds of support of an item: those it asks for, and for an event, attending. */
export function kindsOffered(item: {
  type: ProjectEventType
  supportTypes: readonly SupportType[]
}): SupportKind[] {
  return KINDS.filter((kind) =>
    isAskedFor(kind) ? item.supportTypes.includes(kind) : item.type === 'event',
  )
}

/** Whether a kind is open: staff can close the features that some kinds belong to. */
export function isKindOpen(
  kind: SupportKind,
  switches: { isOn(feature: Feature): boolean },
): boolean {
  const { feature } = table[kind]
  return feature === undefined || switches.isOn(feature)
}

/** Parses a kind from a URL or a form, or null. */
export function parseSupportKind(word: string | null | undefined): SupportKind | null {
  return KINDS.find((kind) => kind === word) ?? null
}

/** The label of a kind on buttons and tags. */
export function kindLabel(kind: SupportKind): string {
  return kinds[kind].label()
}
