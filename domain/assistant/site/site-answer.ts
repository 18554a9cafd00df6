import type { Caller } from '#platform/operation.ts'
import type { Day } from '#domain/project-events/day.ts'
import type { AnswerCardData, AnswerSearch, Outcome } from '../assistant.ts'
import type { Heard } from '../understanding/converse.ts'

/** The site's own answer. */
export type SiteAnswer = {
  text: string
  cards: AnswerCardData[]
  /** Suggested replies. */
  choices: string[]
  /** What was looked for, when projects and events were. */
  search?: AnswerSearch
  outcome: Outcome
  /** The number of matches, including those not shown. */
  hits: number
}

/** A question as read. */
export type Asked = {
  /** Always a visitor: answers show only what is public. */
  caller: Caller
  text: string
  heard: Heard
  /** In Israel. */
  today: Day
}

/** A text-only answer. */
export function inWords(text: string, more: Partial<SiteAnswer> = {}): SiteAnswer {
  return { text, cards: [], choices: [], outcome: 'answered', hits: 0, ...more }
}
