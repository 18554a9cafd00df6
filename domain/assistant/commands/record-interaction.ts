import { z } from 'zod'
import { newId } from '#platform/database/new-id.ts'
import { command } from '#platform/operation.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { ACTION_TYPES, OUTCOMES } from '../assistant.ts'
import { withoutContacts } from '../without-contacts.ts'

const kept = (most: number) =>
  z.string().transform((text) => sanitizeText(withoutContacts(text).slice(0, most)))

/**
 * Stores a question and its answer for 30 days: a member's as theirs, any other as anonymous, and with email addresses
 * and phone numbers removed.
 */
export const recordInteraction = command({
  name: 'assistant.record-interaction',
  for: 'guest',
  input: z.object({
    actionType: z.enum(ACTION_TYPES),
    answeredBy: z.enum(['model', 'site']),
    outcome: z.enum(OUTCOMES),
    prompt: kept(4_000),
    response: kept(16_000),
    hits: z.number().int().min(0),
    tookMs: z.number().int().min(0),
  }),
  async run({ db, actor, input, now }) {
    const { actionType, answeredBy, tookMs, ...rest } = input
    await db
      .insertInto('assistantInteractions')
      .values({
        ...rest,
        id: newId(now),
        userId: actor.kind === 'member' ? actor.userId : null,
        actionType,
        answeredBy,
        tookMs,
        createdAt: now,
      })
      .execute()
  },
})
