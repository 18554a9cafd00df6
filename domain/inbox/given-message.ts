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
 * One line: what would break it, and so begin another header of a mail, becomes a space, and so do letters that show
 * nothing. Signs that cannot be seen go, but for the joiners that some scripts and emoji are written with.
 */
const line = typed.transform((text) =>
  text
    .replaceAll(/[\p{Cf}--[\u200C\u200D]]/gv, '')
    .replaceAll(/[\p{Cc}\u2028\u2029\u115F\u1160\u2800\u3164\uFFA0]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim(),
)

/** In characters as people and the database count them; a text of joiners alone has none. */
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

/** A day of the calendar, `2027-05-03`. */
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

/** Words of the list, parted by commas; others are left out. */
const interests = typed.transform((text) => {
  const chosen = new Set(text.split(','))
  return VISIT_INTERESTS.filter((interest) => chosen.has(interest))
})

const sender = {
  name,
  email,
  /** A field that people do not see. Who fills it in is a program, and thinks to have been heard. */
  contactUrl: typed,
}

/** The contact form, as typed. */
export const contactForm = z.object({ ...sender, subject, message: neededMessage })

/** The request for a tour, as typed. */
export const tourRequestSchema = z.object({
  tour: z.string(),
  date: day(m.visit_date_missing),
  travelers,
  ...sender,
  message,
})

/** The request for an itinerary of one's own, as typed. */
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
    // Also said when something else is wrong, so that all is mended in one go.
    when: ({ value }) => {
      const days = z.object({ arrival: z.string(), departure: z.string() }).safeParse(value)
      return days.success && isDay(days.data.arrival) && isDay(days.data.departure)
    },
  })

/** What staff answers, as typed. */
export const answerText = message.refine((text) => text !== '', {
  error: () => m.inbox_answer_missing(),
})
