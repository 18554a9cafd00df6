import { z } from 'zod'
import { m } from '#messages'
import { typedText } from '#platform/text/typed-line.ts'
import { phoneField } from '#platform/text/phone.ts'
import { ageSchema } from '../consent/age-schema.ts'
import { attributionTokenSchema } from '../ambassadors/attribution-token.ts'
import { formatMoney, parseCents } from '#platform/text/money.ts'
import { DATES_MAX } from '../project-events/draft-dates.ts'
import {
  GIFT_MAX_CENTS,
  GIFT_MIN_CENTS,
  kindsTaking,
  SUPPORT_MESSAGE_MAX,
  PLACES_AT_ONCE_MAX,
} from './support.ts'

const message = typedText.pipe(
  z.string().max(SUPPORT_MESSAGE_MAX, {
    error: () => m.support_message_too_long({ max: SUPPORT_MESSAGE_MAX }),
  }),
)
const neededMessage = message.pipe(z.string().min(1, { error: () => m.support_message_missing() }))

/** A phone number; empty becomes null. */
export const phoneSchema = phoneField(m.support_phone_wrong)

const places = z
  .string()
  .trim()
  .default('1')
  .transform((text) => (/^\d{1,4}$/.test(text) ? Number(text) : 0))
  .refine((count) => count >= 1 && count <= PLACES_AT_ONCE_MAX, {
    error: () => m.support_places_wrong({ max: PLACES_AT_ONCE_MAX }),
  })

/** Dollars as typed, parsed into cents. */
export const amountSchema = z
  .string()
  .default('')
  .transform((text, context) => {
    const cents = parseCents(text.trim())
    if (cents !== null) return cents
    const sentence = text.trim() ? m.support_amount_wrong() : m.support_amount_missing()
    context.addIssue({ code: 'custom', message: sentence })
    return z.NEVER
  })
  .refine((cents) => cents >= GIFT_MIN_CENTS, {
    error: () => m.support_amount_too_little({ min: formatMoney(GIFT_MIN_CENTS) }),
  })
  .refine((cents) => cents <= GIFT_MAX_CENTS, {
    error: () => m.support_amount_too_much({ max: formatMoney(GIFT_MAX_CENTS) }),
  })

/** Whether someone waits for a place if none is free. */
export const waitsSchema = z
  .string()
  .default('')
  .transform((text) => text === 'yes')

/** The dates that someone chose, as ids: in an array, or in a text with spaces between them, as a form keeps them. */
const dateIds = z
  .union([z.array(z.string()), z.string().transform((text) => text.split(' ').filter(Boolean))])
  .default([])
  .pipe(z.array(z.uuid()).max(DATES_MAX))
  .transform((ids) => [...new Set(ids)])

/** Of dates to choose from: those they come to, and full ones that they wait for. */
export const chosenSchema = { dates: dateIds, waitingDates: dateIds }
/** The answers to the organization's questions as typed, by the question's id. */
export const answersSchema = z.record(z.string().max(20), z.string().max(5_000)).default({})

/** The fields of every kind of support but gifts. */
const each = { itemId: z.uuid(), referral: attributionTokenSchema, phone: phoneSchema }

/**
 * The support form of each kind but gifts, which have their own. Name and address come from the account. Enquiries
 * require a message, since there is nothing else to answer.
 */
export const supportSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.enum(kindsTaking('place')),
    ...each,
    places,
    message,
    waits: waitsSchema,
    ...chosenSchema,
    answers: answersSchema,
    age: ageSchema,
  }),
  z.object({
    kind: z.enum(kindsTaking('presence')),
    ...each,
    places,
    message: neededMessage,
    answers: answersSchema,
    age: ageSchema,
  }),
  z.object({ kind: z.enum(kindsTaking('answer')), ...each, message: neededMessage }),
])
/** The form input before parsing; each kind has its own fields. */
export type TypedSupport = z.input<typeof supportSchema>
export type GivenSupport = z.output<typeof supportSchema>

/** The reason an organization declines, as typed; its supporter reads it. Empty for other answers. */
export const answerReason = message

/** The message with a gift or a group sign-up, as typed; may be empty. */
export const supportMessageSchema = message
