import { z } from 'zod'
import { m } from '#messages'
import { written, writtenLine } from './written.ts'

export const QUESTION_MAX = 300
export const ANSWER_MAX = 5_000

/** The form for a question and its answer. */
export const faqForm = z.object({
  question: writtenLine({ max: QUESTION_MAX, missing: () => m.content_question_missing() }),
  answer: written({ max: ANSWER_MAX, missing: () => m.content_answer_missing() }),
})
