import type { PreferredLocation } from '../accounts/preferences.ts'
import type { District } from '../project-events/place.ts'
import type { Category } from '../project-events/project-event.ts'
import type { SupportKind } from '../support/support.ts'
import type { Skill } from '../assistant/understanding/understood.ts'

/** A topic, and what was said that it is only close to; null where the topic itself was named. */
export type TopicWish = { topic: Category; close: string | null }
/** A district, and the preference that means it; null where somebody wrote it in their own words. */
export type PlaceWish = { district: District; from: PreferredLocation | null }
/** What somebody can do, and how they put it. */
export type SkillWish = { skill: Skill; said: string }
/** How near somebody is: in Israel at home, often there, there now and then, or never. */
export type VisitFrequency = 'lives' | 'often' | 'visits' | 'afar'

/** All that a person has told us of what they would like to do. Each topic, district and skill once. */
export type Wishes = {
  kinds: SupportKind[]
  topics: TopicWish[]
  places: PlaceWish[]
  skills: SkillWish[]
  /** Interests in the person's own words, to be found in what items say. */
  words: string[]
  presence: VisitFrequency | null
}
