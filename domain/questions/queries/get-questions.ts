import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { KINDS } from '#domain/support/support.ts'
import { findQuestions } from '../ask.ts'

/** What an item asks people who sign up in this way, as approved now. Nothing for an item that is not public. */
export const getQuestions = query({
  name: 'questions.get-questions',
  for: 'visitor',
  input: z.object({ itemId: z.uuid(), kind: z.enum(KINDS) }),
  run: ({ db, input }) => findQuestions(db, input.itemId, input.kind),
})
