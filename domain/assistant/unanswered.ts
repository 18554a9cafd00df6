import type { Outcome } from './assistant.ts'

/** The outcomes that staff can act on. */
export const UNANSWERED = ['nothing-found', 'failed'] as const satisfies readonly Outcome[]
export type UnansweredOutcome = (typeof UNANSWERED)[number]

/** Questions per page of the list. */
export const QUESTIONS_PER_PAGE = 25

/**
 * A question about the site that found nothing or failed. Who asked is never shown; what users say about themselves for
 * a profile is not readable by staff in the database at all.
 */
export type UnansweredQuestion = {
  id: string
  at: Date
  question: string
  outcome: UnansweredOutcome
  /** The user asked for a text to use elsewhere, not an answer. */
  wantsText: boolean
}
