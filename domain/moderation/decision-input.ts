import { z } from 'zod'
import { m } from '#messages'
import { DECISIONS, needsReason, REASON_MAX } from './decision.ts'

/** The input of a decision: requires a reason, unless it approves. */
export const decisionInput = z
  .object({
    decision: z.enum(DECISIONS),
    // PostgreSQL's text accepts neither lone surrogates nor U+0000.
    reason: z
      .string()
      .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
      .refine((text) => text.length <= REASON_MAX, {
        error: () => m.moderation_reason_too_long({ max: REASON_MAX }),
      })
      .default(''),
  })
  .refine(({ decision, reason }) => !needsReason(decision) || reason !== '', {
    path: ['reason'],
    error: () => m.moderation_reason_missing(),
  })
