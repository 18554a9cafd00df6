import type { Day } from '#domain/project-events/day.ts'
import type { District, Region } from '#domain/project-events/place.ts'
import type { Category, ProjectEventType } from '#domain/project-events/project-event.ts'
import type { SupportKind } from '#domain/support/support.ts'

/** Skills that items can be searched by. */
export const SKILLS = [
  'teaching',
  'languages',
  'translation',
  'medicine',
  'counselling',
  'childcare',
  'elder-care',
  'cooking',
  'driving',
  'construction',
  'gardening',
  'coding',
  'design',
  'photography',
  'writing',
  'music',
  'art',
  'crafts',
  'sports',
  'law',
  'accounting',
  'marketing',
  'fundraising',
  'organizing',
  'hosting',
  'animals',
] as const
export type Skill = (typeof SKILLS)[number]

/** Companions. */
export const COMPANIES = ['family', 'children', 'group', 'youth', 'seniors', 'alone'] as const
export type Company = (typeof COMPANIES)[number]

/** The subject of a sentence: something on the site, the site itself, or nothing of ours. */
export const SUBJECTS = [
  'items',
  'partners',
  'products',
  'tours',
  'news',
  'ambassadors',
  'groups',
  'figures',
  'account',
  /** Answered by the FAQ. */
  'how-to',
  /** Asks for a text to share. */
  'writing',
  'greeting',
  'thanks',
  /** Who the assistant is and what it can do. */
  'self',
  'emergency',
  /** The user is in need: food, a home. */
  'in-need',
  'off-topic',
  'hostile',
  'unclear',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** A range of days as mentioned, both ends included. */
export type SaidDays = { from: Day; to: Day; words: string }

/** The parsed meaning of a sentence. Lists are empty and other fields null where it says nothing. */
export type Understood = {
  districts: District[]
  regions: Region[]
  /** As displayed: 'Haifa', 'Haifa or Acre'. */
  place: string | null
  days: SaidDays | null
  topics: Category[]
  kinds: SupportKind[]
  type: ProjectEventType | null
  skills: Skill[]
  people: Company[]
  about: Subject
  /** The words left to search for: normalized, unique, without stop words. */
  words: string[]
}
