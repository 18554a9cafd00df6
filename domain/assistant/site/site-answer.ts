import type { Caller } from '#platform/operation.ts'
import type { Day } from '#domain/project-events/day.ts'
import type { Understood } from '../understanding/understood.ts'
import type { AnswerCardData, Outcome } from '../assistant.ts'

/** What the site answers by itself. */
export type SiteAnswer = {
  text: string
  cards: AnswerCardData[]
  /** What somebody may want to say next. */
  choices: string[]
  outcome: Outcome
  /** How many things of the site suited, also those that are not shown. */
  hits: number
}

/** A question with what it says. */
export type Asked = {
  /** A visitor, whoever it is: answers show what everybody may see. */
  caller: Caller
  text: string
  said: Understood
  /** What the conversation said before. */
  earlier: Understood | undefined
  /** In Israel. */
  today: Day
}

/** An answer in words, of which nothing more is known. */
export function inWords(text: string, more: Partial<SiteAnswer> = {}): SiteAnswer {
  return { text, cards: [], choices: [], outcome: 'answered', hits: 0, ...more }
}
