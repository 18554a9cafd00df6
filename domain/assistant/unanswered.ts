import type { ActionType, Outcome } from './assistant.ts'

/** How a question ends that staff can do something about. */
export const UNANSWERED = ['nothing-found', 'failed'] as const satisfies readonly Outcome[]
export type UnansweredOutcome = (typeof UNANSWERED)[number]

/** What is asked about the site. What people tell of themselves for a profile is not listed, however it went. */
export const ASKED_OF_SITE = ['answer', 'generate'] as const satisfies readonly ActionType[]

/** Questions of one page of the list. */
export const QUESTIONS_PER_PAGE = 25

/** A question that nothing was found for, or that failed. Whose it is, nobody is told. */
export type UnansweredQuestion = {
  id: string
  at: Date
  question: string
  outcome: UnansweredOutcome
  /** A text to use elsewhere was wanted, not an answer. */
  wantsText: boolean
}
