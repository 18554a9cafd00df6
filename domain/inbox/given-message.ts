import { z } from 'zod'
import { m } from '#messages'
import { typedEmail, typedLength, typedLine, typedText } from '#platform/text/typed-line.ts'
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

const name = typedLine
  .refine((text) => typedLength(text) >= SENDER_NAME_MIN, { error: () => m.contact_name_short() })
  .refine((text) => typedLength(text) <= SENDER_NAME_MAX, {
    error: () => m.contact_name_long({ max: SENDER_NAME_MAX }),
  })

const email = typedEmail(m.auth_email_invalid)

const subject = typedLine
  .refine((text) => typedLength(text) >= SUBJECT_MIN, { error: () => m.contact_subject_short() })
  .refine((text) => typedLength(text) <= SUBJECT_MAX, {
    error: () => m.contact_subject_long({ max: SUBJECT_MAX }),
  })

const message = typedText.refine((text) => typedLength(text) <= INBOX_MESSAGE_MAX, {
  error: () => m.contact_message_long({ max: format.number(INBOX_MESSAGE_MAX) }),
})
const neededMessage = message.refine((text) => typedLength(text) >= MESSAGE_MIN, {
  error: () => m.contact_message_short(),
})

/** A calendar day, `2027-05-03`. */
function day(missing: () => string) {
  return typedText.refine((text) => isDay(text), { error: missing })
}

function isDay(text: string): boolean {
  if (!/^[12]\d{3}-\d\d-\d\d$/.test(text)) return false
  const at = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(text)
}

const travelers = typedText
  .transform((text) => (/^\d{1,4}$/.test(text) ? Number(text) : 0))
  .refine((count) => count >= 1 && count <= TRAVELERS_MAX, {
    error: () => m.visit_travelers_wrong({ max: TRAVELERS_MAX }),
  })

/** Known options, separated by commas; others are dropped. */
const interests = typedText.transform((text) => {
  const chosen = new Set(text.split(','))
  return VISIT_INTERESTS.filter((interest) => chosen.has(interest))
})

const sender = {
  name,
  email,
  /** A hidden honeypot field. A bot that fills it in gets a success response. */
  contactUrl: typedText,
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
export const staffAnswer = message.refine((text) => text !== '', {
  error: () => m.inbox_answer_missing(),
})
