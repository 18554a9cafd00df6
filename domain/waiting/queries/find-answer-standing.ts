import { z } from 'zod'
import { isId } from '#platform/database/new-id.ts'
import { query } from '#platform/operation.ts'
import { readAnswerStanding, type AnswerStanding } from '../answer-standing.ts'

/** Returns to staff what an organization's silence has led to; null while it was not warned, or has answered. */
export const findAnswerStanding = query({
  name: 'waiting.find-answer-standing',
  for: 'staff',
  input: z.object({ partnerId: z.string() }),
  async run({ db, input: { partnerId }, now }): Promise<AnswerStanding | null> {
    return isId(partnerId) ? readAnswerStanding(db, partnerId, now) : null
  },
})
