import { sql } from 'kysely'
import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { actingPartner } from '../own-fulfillment.ts'

/**
 * Counts what the caller's organization has to do: paid orders to send, and payments it can confirm.
 *
 * @throws AppError forbidden without an approved organization.
 */
export const countPartnerOrders = query({
  name: 'orders.count-partner-orders',
  for: 'member',
  input: z.object({}),
  async run({ db }) {
    const partnerId = await actingPartner(db)
    const { toSend } = await db
      .selectFrom('partnerOrders')
      .where('partnerId', '=', partnerId)
      .where('status', '=', 'processing')
      .select((make) => make.fn.countAll<number>().as('toSend'))
      .executeTakeFirstOrThrow()
    const { toConfirm } = await db
      .selectFrom('payments')
      .where('kind', '=', 'order')
      .where('status', '=', 'pending')
      .where('provider', '=', 'offline')
      .where(sql<boolean>`id in (select app.payments_for_own_partner(true))`)
      .where(sql<boolean>`id not in (select app.own_payments())`)
      .select((make) => make.fn.countAll<number>().as('toConfirm'))
      .executeTakeFirstOrThrow()
    return { toSend: Number(toSend), toConfirm: Number(toConfirm) }
  },
})
