import { z } from 'zod'
import { m } from '#messages'
import { typedText } from '#platform/text/typed-line.ts'
import { format } from '#platform/text/format.ts'
import { PERSON_REASON_MAX } from './person.ts'

/** A superuser's reason for a decision about a user. */
export const personReasonSchema = typedText.pipe(
  z
    .string()
    .min(1, { error: () => m.people_reason_missing() })
    .max(PERSON_REASON_MAX, {
      error: () => m.people_reason_too_long({ max: format.number(PERSON_REASON_MAX) }),
    }),
)
