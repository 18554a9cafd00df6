import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { moneyOf } from '#domain/payments/money.ts'
import { ORDER_SEARCH_MAX, ORDERS_EXPORT_MAX } from '../desk.ts'
import { ORDER_STATUSES, orderNumber, type OrderStatus } from '../order.ts'
import { ownFulfillment } from '../own-fulfillment.ts'
import { fulfillmentOrders } from '../fulfillment-orders.ts'

/**
 * Lists the partner orders of the caller's organization for export: one row per line, newest order first, at most
 * `ORDERS_EXPORT_MAX`, with the amounts paid and refunded. Contains nothing of other organizations.
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
      /** The amounts of the whole partner order, on its first line only, so that the column adds up. */
      money: row.partId === rows[at - 1]?.partId ? null : moneyOf(row),
      number: orderNumber(Number(number)),
      // The column's check constraint allows only these values.
      status: status as OrderStatus,
    }))
  },
})
