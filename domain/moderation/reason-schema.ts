import { z } from 'zod'
import { m } from '#messages'
import { REASON_MAX } from './decision.ts'

/**
 * The reason of a staff action that affects someone, as typed. PostgreSQL's text accepts neither lone surrogates nor U+0000.
 */
export const reasonSchema = z
  .string()
  .default('')
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').trim())
  .refine((text) => text !== '', { error: () => m.moderation_reason_missing() })
  .refine((text) => text.length <= REASON_MAX, {
    error: () => m.moderation_reason_too_long({ max: REASON_MAX }),
  })
