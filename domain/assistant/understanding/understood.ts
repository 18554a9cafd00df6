import type { Day } from '#domain/project-events/day.ts'
import type { District, Region } from '#domain/project-events/place.ts'
import type { Category, ProjectEventType } from '#domain/project-events/project-event.ts'
import type { SupportKind } from '#domain/support/support.ts'

/** What people can do, as far as help is looked for by it. */
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

/** Who comes along. */
export const COMPANIES = ['family', 'children', 'group', 'youth', 'seniors', 'alone'] as const
export type Company = (typeof COMPANIES)[number]

/** What a sentence is about: something of the site, the site itself, or nothing of ours. */
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
  /** Something the answers to frequent questions say. */
  'how-to',
  /** Wants a text to share. */
  'writing',
  'greeting',
  'thanks',
  /** Who the assistant is and what it can do. */
  'self',
  'emergency',
  /** Lacks what others here give: food, a home. */
  'in-need',
  'off-topic',
  'hostile',
  'unclear',
] as const
export type Subject = (typeof SUBJECTS)[number]

/** Days as somebody said them, both ends included. */
export type SaidDays = { from: Day; to: Day; words: string }

/** What a sentence says. Lists are empty and others null where it says nothing. */
export type Understood = {
  districts: District[]
  regions: Region[]
  /** As people say it: 'Haifa', 'Haifa or Acre'. */
  place: string | null
  days: SaidDays | null
  topics: Category[]
  kinds: SupportKind[]
  type: ProjectEventType | null
  skills: Skill[]
  people: Company[]
  about: Subject
  /** What is left to search for: normalized, each once, without words that only hold a sentence together. */
  words: string[]
}
