import type { Outcome } from './assistant.ts'

/** How a question ends that staff can do something about. */
export const UNANSWERED = ['nothing-found', 'failed'] as const satisfies readonly Outcome[]
export type UnansweredOutcome = (typeof UNANSWERED)[number]

/** Questions of one page of the list. */
export const QUESTIONS_PER_PAGE = 25

/**
 * A question about the site that nothing was found for, or that failed. Whose it is, nobody is told; what people tell of
 * themselves for a profile the database gives to no staff at all.
 */
export type UnansweredQuestion = {
  id: string
  at: Date
  question: string
  outcome: UnansweredOutcome
  /** A text to use elsewhere was wanted, not an answer. */
  wantsText: boolean
}
