import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { moneyOf } from '#domain/payments/money.ts'
import { ORDER_SEARCH_MAX, ORDERS_EXPORT_MAX } from '../desk.ts'
import { ORDER_STATUSES, orderNumber, type OrderStatus } from '../order.ts'
import { ownFulfillment } from '../own-fulfillment.ts'
import { fulfillmentOrders } from '../fulfillment-orders.ts'

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
    const { partnerId } = await ownFulfillment(db)
    const rows = await fulfillmentOrders(db, { partnerId, ...input })
      .innerJoin('orderLines as line', 'line.partnerOrderId', 'part.id')
      .select(['part.id as partId', 'part.status', 'part.createdAt', 'part.tracking'])
      .select(['part.receivedCents', 'part.refundedCents'])
      .select(['part.goingBackCents', 'part.disputedCents'])
      .select(['part.shippedAt', 'part.deliveredAt', 'part.closedAt'])
      .select(['orders.number', 'orders.name', 'orders.email', 'orders.phone', 'orders.street'])
      .select(['orders.city', 'orders.state', 'orders.postalCode', 'orders.country'])
      .select('orders.note')
      .select(['line.productName', 'line.size', 'line.quantity', 'line.priceCents'])
      .select('line.refundedQuantity')
      .orderBy('part.createdAt', 'desc')
      .orderBy('part.id', 'desc')
      .orderBy('line.productName')
      .orderBy('line.size')
      .limit(ORDERS_EXPORT_MAX)
      .execute()
    return rows.map(({ number, status, ...row }, at) => ({
      ...row,
      /** The sums of the whole part, with the first of its lines only, so that a column adds up. */
      money: row.partId === rows[at - 1]?.partId ? null : moneyOf(row),
      number: orderNumber(Number(number)),
      // The column's check allows these words and no others.
      status: status as OrderStatus,
    }))
  },
})
