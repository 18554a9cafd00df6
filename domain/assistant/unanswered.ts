import type { ActionType, AnsweredBy, Outcome } from './assistant.ts'

/** How a question ends that staff can do something about. */
export const UNANSWERED = ['nothing-found', 'failed'] as const satisfies readonly Outcome[]
export type UnansweredOutcome = (typeof UNANSWERED)[number]

/** Questions of one page of the list. */
export const QUESTIONS_PER_PAGE = 25

/** A question that nothing was found for, or that failed. Whose it is, nobody is told. */
export type UnansweredQuestion = {
  id: string
  at: Date
  question: string
  outcome: UnansweredOutcome
  actionType: ActionType
  answeredBy: AnsweredBy
}
