import { z } from 'zod'
import { isAfterCursor, cursorTime, parseCursor, formatCursor } from '#platform/database/keyset.ts'
import { query } from '#platform/operation.ts'
import {
  QUESTIONS_PER_PAGE,
  UNANSWERED,
  type UnansweredOutcome,
  type UnansweredQuestion,
} from '../unanswered.ts'

/**
 * A page of questions that found nothing or failed, newest first; `before` is the cursor of the last page, `next` that
 * of the following one. Who asked is not included.
 */
export const listUnanswered = query({
  name: 'assistant.list-unanswered',
  for: 'staff',
  input: z.object({
    outcome: z.enum(UNANSWERED).nullable().default(null),
    before: z.string().max(100).nullable().default(null),
  }),
  async run({ db, input: { outcome, before } }) {
    const place = parseCursor(before)
    let rows = db
      .selectFrom('assistantInteractions')
      .where('outcome', 'in', outcome ? [outcome] : UNANSWERED)
    if (place) rows = rows.where(isAfterCursor(place, { at: 'created_at', id: 'id' }))
    const found = await rows
      .select(['id', 'actionType', 'outcome', 'prompt', 'createdAt'])
      .select(cursorTime('createdAt').as('moment'))
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .limit(QUESTIONS_PER_PAGE + 1)
      .execute()
    const shown = found.slice(0, QUESTIONS_PER_PAGE)
    const last = found.length > QUESTIONS_PER_PAGE ? shown.at(-1) : undefined
    return {
      questions: shown.map((row): UnansweredQuestion => ({
        id: row.id,
        at: row.createdAt,
        question: row.prompt,
        outcome: row.outcome as UnansweredOutcome,
        wantsText: row.actionType === 'generate',
      })),
      next: last ? formatCursor({ at: last.moment, id: last.id }) : null,
    }
  },
})
