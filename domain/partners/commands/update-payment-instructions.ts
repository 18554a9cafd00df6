import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { sanitizeText } from '#platform/text/sanitize-text.ts'
import { format } from '#platform/text/format.ts'
import { PAYMENT_INSTRUCTIONS_MAX } from '../partner.ts'
import { lockOwnProfile } from '../lock-own-profile.ts'
import { seenVersion } from '../profile-versions.ts'
import { tellPaymentWords } from '../tell-payment-words.ts'

/**
 * Says how the caller's organization is paid without a provider: whoever orders from it alone, or gives to it, reads
 * these words; without any, the site's. A change is told to the caller's own address and to the office, without the words: it
 * may be somebody else's doing. That it was changed, when and by whom is noted with the organization's changes.
 *
 * @throws AppError bad_input, not_found without an organization, conflict while it may not be changed,
 *   or when it has been since `version`.
 */
export const updatePaymentInstructions = command({
  name: 'partners.update-payment-instructions',
  for: 'member',
  input: z.object({
    words: z
      .string()
      .default('')
      .transform(sanitizeText)
      .refine((text) => text.length <= PAYMENT_INSTRUCTIONS_MAX, {
        error: ({ input }) =>
          m.orderdesk_words_too_long({
            max: format.number(PAYMENT_INSTRUCTIONS_MAX),
            length: format.number(String(input).length),
          }),
      }),
    version: seenVersion,
  }),
  async run({ input, ...ctx }): Promise<void> {
    const { db, actor, now } = ctx
    const { id } = await lockOwnProfile(db, actor, { part: 'payment', seen: input.version })
    const before = await db
      .selectFrom('partners')
      .select('paymentInstructions')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    if (before.paymentInstructions === input.words) return
    await db
      .updateTable('partners')
      .set({ paymentInstructions: input.words, updatedAt: now })
      .where('id', '=', id)
      .execute()
    await tellPaymentWords(ctx, id)
  },
})
