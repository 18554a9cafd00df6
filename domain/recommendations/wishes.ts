import type { PreferredLocation } from '../accounts/preferences.ts'
import type { District } from '../project-events/place.ts'
import type { Category } from '../project-events/project-event.ts'
import type { SupportKind } from '../support/support.ts'
import type { Skill } from '../assistant/suggestions.ts'

/** A topic, and the related word it came from; null if the topic itself was named. */
export type TopicWish = { topic: Category; close: string | null }
/** A district, and the preference that means it; null if it came from free text. */
export type PlaceWish = { district: District; from: PreferredLocation | null }
/** A skill, and the user's words for it. */
export type SkillWish = { skill: Skill; said: string }
/** How often the user is in Israel: lives there, often, now and then, or never. */
export type VisitHabit = 'lives' | 'often' | 'visits' | 'afar'

/** A user's wishes. Each topic, district and skill occurs once. */
export type Wishes = {
  kinds: SupportKind[]
  topics: TopicWish[]
  places: PlaceWish[]
  skills: SkillWish[]
  /** Interests in the user's own words, to search for in items. */
  words: string[]
  presence: VisitHabit | null
}
