import { m } from '#messages'
import { SITE_ZONE } from '#platform/text/format.ts'
import type { DatePlace } from './date-place.ts'
import type { Language } from '#platform/text/language.ts'
import type { FileKind } from '../files/file.ts'
import { ALL_KINDS, isAskedFor, type SupportType } from '../support/support.ts'
import type { ColumnOn, ShownContent } from './field-columns.ts'

export const TYPES = ['project', 'event'] as const
export type ProjectEventType = (typeof TYPES)[number]

/** Topics, in the order of the list's filter. */
export const CATEGORIES = [
  'environmental-conservation',
  'education',
  'community-development',
  'healthcare',
  'technology',
  'arts-culture',
  'social-justice',
  'events',
] as const
export type Category = (typeof CATEGORIES)[number]

/** What an item can ask for. An event can always be attended, without an entry here. */
export const SUPPORT_TYPES = ALL_KINDS.filter(isAskedFor)

/** For an item: its public status. For a revision: the proposal's status. */
export const STATUSES = [
  'draft',
  'pending',
  'changes_asked',
  'approved',
  'rejected',
  'withdrawn',
] as const
export type Status = (typeof STATUSES)[number]

export const TITLE_MAX = 160
export const DESCRIPTION_MAX = 10_000
export const LOCATION_MAX = 200
/** The form value for no region: online or everywhere. */
export const NO_REGION = 'none'
export const PLACES_MAX = 100_000
/** Ten million dollars. */
export const GOAL_MAX_CENTS = 1_000_000_000
export const DEFAULT_TIME_ZONE = SITE_ZONE

const categories: Record<Category, () => string> = {
  'environmental-conservation': m.topics_environmental_conservation,
  education: m.topics_education,
  'community-development': m.topics_community_development,
  healthcare: m.topics_healthcare,
  technology: m.topics_technology,
  'arts-culture': m.topics_arts_culture,
  'social-justice': m.topics_social_justice,
  events: m.topics_events,
}

export function categoryLabel(category: Category): string {
  return categories[category]()
}

/** Parses a topic from a URL or the database, or null. */
export function parseCategory(word: string | null | undefined): Category | null {
  return CATEGORIES.find((category) => category === word) ?? null
}

/** Parses a type from a URL or the database, or null. */
export function parseType(word: string | null | undefined): ProjectEventType | null {
  return TYPES.find((type) => type === word) ?? null
}

export function typeLabel(type: ProjectEventType): string {
  return type === 'event' ? m.topics_event() : m.topics_project()
}

/** The file kind of an item's image. */
export function pictureKind(type: ProjectEventType): FileKind {
  return type === 'event' ? 'event-images' : 'project-images'
}

/** Picks the valid kinds of support from a form or the database, in the order of `SUPPORT_TYPES`. */
export function parseSupportTypes(words: readonly string[] | null): SupportType[] {
  return SUPPORT_TYPES.filter((type) => words?.includes(type))
}

/** An item as shown on cards and in lists: the fields shown on cards, and more. Times are ISO strings, dates `YYYY-MM-DD`. */
export type ProjectEventCard = Omit<
  Pick<ShownContent, ColumnOn<'card'>>,
  'category' | 'supportTypes' | 'language'
> & {
  id: string
  /** In which the title, the summary and the description are: that of the page, if it has them. */
  language: Language
  type: ProjectEventType
  category: Category
  supportTypes: SupportType[]
  /** The start of the description, at most 240 characters. */
  summary: string
  organization: string
  partnerId: string
  /** The image URL, or null: then a scene is shown that suits the title or topic. */
  image: string | null
  /** ISO string; when its organization completed it. */
  completedAt: string | null
  /** Of an event with several dates, how many follow the one above; absent if none does. */
  moreDates?: number
  /** Where it takes place on the date above; absent if that is where it usually does. */
  datePlace?: DatePlace | undefined
  /** It has ended or is completed and can no longer be supported. */
  isOver: boolean
  placesTaken: number
  /** Gifts received, less refunds. */
  raisedCents: number
  giftCount: number
}

/** Parses a count as typed, with or without commas; null for other text. */
export function parseCount(text: string): number | null {
  const digits = text.replaceAll(',', '')
  return /^\d{1,9}$/.test(digits) ? Number(digits) : null
}
