import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { ownApprovedPartner } from '#domain/support/own-partner.ts'

/**
 * Whether the caller's own approved organization sells or accepts gifts in public without payment instructions.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const needsPaymentInstructions = query({
  name: 'partners.needs-payment-words',
  for: 'member',
  input: z.object({}),
  async run({ db }): Promise<boolean> {
    const partnerId = await ownApprovedPartner(db)
    const row = await db
      .selectFrom('partners')
      .select('id')
      .where('id', '=', partnerId)
      .where('paymentInstructions', '=', '')
      .where((is) =>
        is.or([
          is.exists(
            is
              .selectFrom('products')
              .select('products.id')
              .where('products.partnerId', '=', partnerId)
              .where('products.isPublic', '=', true),
          ),
          is.exists(
            is
              .selectFrom('projectEvents')
              .select('projectEvents.id')
              .where('projectEvents.partnerId', '=', partnerId)
              .where('projectEvents.isPublic', '=', true)
              .where(sql<boolean>`'donate' = any(project_events.support_types)`),
          ),
        ]),
      )
      .executeTakeFirst()
    return row !== undefined
  },
})
