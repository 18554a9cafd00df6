import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { typedText } from '#platform/text/typed-line.ts'
import { format } from '#platform/text/format.ts'
import { CLOSING_REASON_MAX, TRACKING_MAX } from './desk.ts'
import { ORDER_STATUSES } from './order.ts'

/** The partner order, and its status when the user decided. */
export const seenPart = { partId: z.string(), seen: z.enum(ORDER_STATUSES) }

/** The tracking text as typed, reduced to one line. */
export const trackingSchema = z
  .string()
  .default('')
  .transform((text) => sanitizeText(text).replaceAll(/\s+/g, ' '))
  .pipe(
    z.string().max(TRACKING_MAX, {
      error: () => m.orderdesk_tracking_too_long({ max: String(TRACKING_MAX) }),
    }),
  )

/** The reason as typed; the customer reads it when a partner order is closed. */
export const moveReasonSchema = typedText
  .refine((text) => text !== '', { error: () => m.orderdesk_reason_missing() })
  .refine((text) => text.length <= CLOSING_REASON_MAX, {
    error: () => m.orderdesk_reason_too_long({ max: format.number(CLOSING_REASON_MAX) }),
  })
