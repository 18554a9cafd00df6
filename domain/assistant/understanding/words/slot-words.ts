import type { ProjectEventType } from '#domain/project-events/project-event.ts'
import type { Slot } from '../slots.ts'

export const TYPE_WORDS: Record<ProjectEventType, string> = {
  project: 'project, initiative*, פרויקט, פרויקטים',
  event: 'event, happening*, whats on, what is on, going on, אירוע, אירועים',
}

/** Phrases that clear a slot in a conversation; its chip sends the first one. */
export const CLEARING: readonly (readonly [Slot, string])[] = [
  ['place', 'anywhere, any place, wherever, everywhere, no matter where, בכל מקום'],
  ['days', 'any day, any time, anytime, whenever, any date, no matter when, בכל זמן'],
  ['kinds', 'any way to help, any kind of support, any kind of help'],
  ['type', 'projects and events, both projects and events'],
  ['topics', 'any topic, any cause'],
  ['words', 'any subject, about anything'],
]

/** Beginnings of a sentence that continues the previous one. */
export const FRAGMENT =
  /^(and|(?:something|anything) (?:with|about|for)|which of (?:them|these|those)|which ones?|what about|how about|only|just|also|but|or|then|instead|rather|i meant|i mean|actually|same|in|near|at|around|with|without|on|not|ו|ומה|רק|גם|אולי)( |$)/

/** Words that describe no single item. */
export const BARE_WORDS: ReadonlySet<string> = new Set(
  `activity activities opportunity opportunities program programs programme programmes info details anyone else
  planned planning plan visit visiting interesting coming family group friends children's running currently open join
  calendar map list show latest website site page pages organize organise organized lend hand hands needed effort
  raised left sign places people live living close small big approved new best good way time loved full wanted
  תכנון מידע פעילות פעילויות`.split(/\s+/),
)
