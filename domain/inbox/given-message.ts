import { z } from 'zod'
import { m } from '#messages'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { format } from '#platform/text/format.ts'
import {
  ACCOMMODATIONS,
  VISIT_INTERESTS,
  INBOX_MESSAGE_MAX,
  MESSAGE_MIN,
  SENDER_NAME_MAX,
  SENDER_NAME_MIN,
  SUBJECT_MAX,
  SUBJECT_MIN,
  TRAVELERS_MAX,
} from './inbox-message.ts'

const typed = z.string().default('').transform(sanitizeText)

/**
 * A single line: line breaks, which could inject an email header, and blank letters become spaces. Invisible characters
 * are removed, except the joiners that some scripts and emoji need.
 */
const line = typed.transform((text) =>
  text
    .replaceAll(/[\p{Cf}--[\u200C\u200D]]/gv, '')
    .replaceAll(/[\p{Cc}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim(),
)

/** Length in code points, as the database counts; text of joiners alone has length 0. */
const lengthOf = (text: string) => (/[^\u200C\u200D\s]/.test(text) ? [...text].length : 0)

const name = line
  .refine((text) => lengthOf(text) >= SENDER_NAME_MIN, { error: () => m.contact_name_short() })
  .refine((text) => lengthOf(text) <= SENDER_NAME_MAX, {
    error: () => m.contact_name_long({ max: SENDER_NAME_MAX }),
  })

const email = typed
  .transform((text) => text.toLowerCase())
  .pipe(
    z
      .email({ error: () => m.contact_email_wrong() })
      .max(254, { error: () => m.contact_email_wrong() }),
  )

const subject = line
  .refine((text) => lengthOf(text) >= SUBJECT_MIN, { error: () => m.contact_subject_short() })
  .refine((text) => lengthOf(text) <= SUBJECT_MAX, {
    error: () => m.contact_subject_long({ max: SUBJECT_MAX }),
  })

const message = typed.refine((text) => lengthOf(text) <= INBOX_MESSAGE_MAX, {
  error: () => m.contact_message_long({ max: format.number(INBOX_MESSAGE_MAX) }),
})
const neededMessage = message.refine((text) => lengthOf(text) >= MESSAGE_MIN, {
  error: () => m.contact_message_short(),
})

/** A calendar day, `2027-05-03`. */
function day(missing: () => string) {
  return typed.refine((text) => isDay(text), { error: missing })
}

function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const travelers = typed
  .transform((text) => (/^\d{1,4}$/.test(text) ? Number(text) : 0))
  .refine((count) => count >= 1 && count <= TRAVELERS_MAX, {
    error: () => m.visit_travelers_wrong({ max: TRAVELERS_MAX }),
  })

/** Known options, separated by commas; others are dropped. */
const interests = typed.transform((text) => {
  const chosen = new Set(text.split(','))
  return VISIT_INTERESTS.filter((interest) => chosen.has(interest))
})

const sender = {
  name,
  email,
  /** A hidden honeypot field. A bot that fills it in gets a success response. */
  contactUrl: typed,
}

/** The contact form, as typed. */
export const contactForm = z.object({ ...sender, subject, message: neededMessage })

/** The tour request, as typed. */
export const tourRequestSchema = z.object({
  tour: z.string(),
  date: day(m.visit_date_missing),
  travelers,
  ...sender,
  message,
})

/** The itinerary request, as typed. */
export const itineraryForm = z
  .object({
    arrival: day(m.visit_arrival_missing),
    departure: day(m.visit_departure_missing),
    travelers,
    interests,
    accommodation: z.enum(ACCOMMODATIONS).catch('any'),
    message,
    ...sender,
  })
  .refine(({ arrival, departure }) => departure >= arrival, {
    path: ['departure'],
    error: () => m.visit_departure_early(),
    // Also reported next to other errors, so that all can be fixed at once.
    when: ({ value }) => {
      const days = z.object({ arrival: z.string(), departure: z.string() }).safeParse(value)
      return days.success && isDay(days.data.arrival) && isDay(days.data.departure)
    },
  })

/** A staff reply, as typed. */
export const answerText = message.refine((text) => text !== '', {
  error: () => m.inbox_answer_missing(),
})
