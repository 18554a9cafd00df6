import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { format } from '#platform/text/format.ts'
import { PERSON_REASON_MAX } from './person.ts'

/** The reason that a superuser gives for what they decide about a person. */
export const reasonSchema = z
  .string()
  .default('')
  .transform(sanitizeText)
  .pipe(
    z
      .string()
      .min(1, { error: () => m.people_reason_missing() })
      .max(PERSON_REASON_MAX, {
        error: () => m.people_reason_too_long({ max: format.number(PERSON_REASON_MAX) }),
      }),
  )
