import { z } from 'zod'
import { m } from '#messages'
import { readCents } from '../project-events/read-terms.ts'
import { inDollars } from './money.ts'
import { GIFT_MAX_CENTS, GIFT_MIN_CENTS, MESSAGE_MAX, PLACES_AT_ONCE_MAX } from './support.ts'

// PostgreSQL keeps neither U+0000 nor half a character, and browsers send lines ended by CR LF.
const typed = z
  .string()
  .transform((text) => text.toWellFormed().replaceAll('\u0000', '').replaceAll('\r\n', '\n').trim())

const message = typed.pipe(
  z.string().max(MESSAGE_MAX, { error: () => m.support_message_too_long({ max: MESSAGE_MAX }) }),
)
const neededMessage = message.pipe(z.string().min(1, { error: () => m.support_message_missing() }))

const phone = typed
  .pipe(
    z.union([z.literal(''), z.string().regex(/^[+\d][\d\s().x/-]{4,39}$/)], {
      error: () => m.support_phone_wrong(),
    }),
  )
  .default('')
  .transform((text) => text || null)

const places = typed
  .pipe(
    z
      .string()
      .regex(/^\d{1,4}$/, { error: () => m.support_places_wrong({ max: PLACES_AT_ONCE_MAX }) })
      .transform(Number)
      .refine((count) => count >= 1 && count <= PLACES_AT_ONCE_MAX, {
        error: () => m.support_places_wrong({ max: PLACES_AT_ONCE_MAX }),
      }),
  )
  .default(1)

/** Dollars as typed, into cents. */
const amount = z
  .string({ error: () => m.support_amount_missing() })
  .trim()
  .min(1, { error: () => m.support_amount_missing() })
  .transform((text, context) => {
    const cents = readCents(text)
    if (cents === null) context.addIssue({ code: 'custom', message: m.support_amount_wrong() })
    return cents ?? z.NEVER
  })
  .refine((cents) => cents >= GIFT_MIN_CENTS, {
    error: () => m.support_amount_too_little({ min: inDollars(GIFT_MIN_CENTS) }),
  })
  .refine((cents) => cents <= GIFT_MAX_CENTS, {
    error: () => m.support_amount_too_much({ max: inDollars(GIFT_MAX_CENTS) }),
  })

const itemId = z.uuid()

/**
 * What a supporter says, as typed into the form of each kind. The name and the address are not in it: they are
 * the account's. Enquiries need words, since there is nothing else to answer.
 */
export const givenSupport = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('donate'), itemId, phone, amount, message: message.default('') }),
  z.object({ kind: z.literal('volunteer'), itemId, phone, places, message: message.default('') }),
  z.object({ kind: z.literal('attend'), itemId, phone, places, message: message.default('') }),
  z.object({ kind: z.literal('visit'), itemId, phone, places, message: neededMessage }),
  z.object({ kind: z.literal('invest'), itemId, phone, message: neededMessage }),
  z.object({ kind: z.literal('business'), itemId, phone, message: neededMessage }),
])
export type GivenSupport = z.output<typeof givenSupport>

/** Why an organization declines, as typed; its supporter reads it. Empty for other answers. */
export const answerReason = message.default('')
