import { z } from 'zod'
import { m } from '#messages'
import { command } from '#platform/operation.ts'
import { keepable } from '#platform/text/keepable.ts'
import { PAYMENT_INSTRUCTIONS_MAX } from './partner.ts'
import { lockOwnProfile } from './lock-own-profile.ts'

/**
 * Says how the caller's organization is paid without a provider: whoever orders from it alone, or gives to it, reads
 * these words; without any, the site's.
 *
 * @throws AppError bad_input, not_found without an organization, conflict while it may not be changed.
 */
export const updatePaymentInstructions = command({
  name: 'partners.update-payment-instructions',
  for: 'member',
  input: z.object({
    words: z
      .string()
      .default('')
      .transform(keepable)
      .refine((text) => text.length <= PAYMENT_INSTRUCTIONS_MAX, {
        error: ({ input }) =>
          m.orderdesk_words_too_long({
            max: PAYMENT_INSTRUCTIONS_MAX.toLocaleString('en-US'),
            length: String(input).length.toLocaleString('en-US'),
          }),
      }),
  }),
  async run({ db, actor, input, now }): Promise<void> {
    const { id } = await lockOwnProfile(db, actor)
    await db
      .updateTable('partners')
      .set({ payment_instructions: input.words, updated_at: now })
      .where('id', '=', id)
      .execute()
  },
})
