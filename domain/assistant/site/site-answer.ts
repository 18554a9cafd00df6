import type { Caller } from '#platform/operation.ts'
import type { Day } from '#domain/project-events/day.ts'
import type { Understood } from '../understanding/understood.ts'
import type { AnswerCardData, Outcome } from '../assistant.ts'

/** The site's own answer. */
export type SiteAnswer = {
  text: string
  cards: AnswerCardData[]
  /** Suggested replies. */
  choices: string[]
  outcome: Outcome
  /** The number of matches, including those not shown. */
  hits: number
}

/** A parsed question. */
export type Asked = {
  /** Always a visitor: answers show only what is public. */
  caller: Caller
  text: string
  said: Understood
  /** The parsed earlier conversation. */
  earlier: Understood | undefined
  /** In Israel. */
  today: Day
}

/** A text-only answer. */
export function inWords(text: string, more: Partial<SiteAnswer> = {}): SiteAnswer {
  return { text, cards: [], choices: [], outcome: 'answered', hits: 0, ...more }
}
