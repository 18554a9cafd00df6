import { answerItems } from './answer-items.ts'
import type { Asked, SiteAnswer } from './site-answer.ts'

/** The answer of the kind that a question is about. */
export async function answerSubject(asked: Asked): Promise<SiteAnswer> {
  switch (asked.said.about) {
    default:
      return answerItems(asked)
  }
}
