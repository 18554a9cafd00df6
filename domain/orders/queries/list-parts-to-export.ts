import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { moneyOf } from '#domain/payments/money.ts'
import { ORDER_SEARCH_MAX, ORDERS_EXPORT_MAX } from '../desk.ts'
import { ORDER_STATUSES, orderNumber, type OrderStatus } from '../order.ts'
import { ownDesk } from '../own-desk.ts'
import { partsOfDesk } from '../parts-of-desk.ts'

/**
 * What the caller's own organization was ordered, as lines of a table: one for each kind of piece, the newest order first
 * and at most `ORDERS_EXPORT_MAX`, with what was paid and refunded of each part. Of orders that others send too, nothing of theirs.
 *
 * @throws AppError forbidden as `listPartnerOrders`.
 */
export const listPartsToExport = query({
  name: 'orders.list-parts-to-export',
  for: 'member',
  input: z.object({
    status: z.enum(ORDER_STATUSES).nullable().default(null),
    q: z.string().max(ORDER_SEARCH_MAX).default(''),
  }),
  async run({ db, input }) {
    const { partnerId } = await ownDesk(db)
    const rows = await partsOfDesk(db, { partnerId, ...input })
      .innerJoin('order_lines as line', 'line.partner_order_id', 'part.id')
      .select(['part.id as part_id', 'part.status', 'part.created_at', 'part.tracking'])
      .select(['part.received_cents', 'part.refunded_cents'])
      .select(['part.going_back_cents', 'part.disputed_cents'])
      .select(['part.shipped_at', 'part.delivered_at', 'part.closed_at'])
      .select(['orders.number', 'orders.name', 'orders.email', 'orders.phone', 'orders.street'])
      .select(['orders.city', 'orders.state', 'orders.postal_code', 'orders.country'])
      .select('orders.note')
      .select(['line.product_name', 'line.size', 'line.quantity', 'line.price_cents'])
      .select('line.refunded_quantity')
      .orderBy('part.created_at', 'desc')
      .orderBy('part.id', 'desc')
      .orderBy('line.product_name')
      .orderBy('line.size')
      .limit(ORDERS_EXPORT_MAX)
      .execute()
    return rows.map(({ number, status, ...row }, at) => ({
      ...row,
      /** The sums of the whole part, with the first of its lines only, so that a column adds up. */
      money: row.part_id === rows[at - 1]?.part_id ? null : moneyOf(row),
      number: orderNumber(Number(number)),
      // The column's check allows these words and no others.
      status: status as OrderStatus,
    }))
  },
})
