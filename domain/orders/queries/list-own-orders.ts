import { z } from 'zod'
import { query } from '#platform/operation.ts'
import { moneyOf, type Money } from '#domain/payments/money.ts'
import { ORDERS_PAGE_SIZE, orderNumber, type OrderLineData, type OrderStatus } from '../order.ts'
import { ownOrders } from '../own-orders.ts'
import { readLines } from '../read-parts.ts'

/** One order in the caller's own list. */
export type Purchase = {
  id: string
  orderNumber: string
  date: Date
  totalCents: number
  money: Money
  parts: { id: string; status: OrderStatus; lines: OrderLineData[] }[]
}

/** Lists a page (from 1) of the caller's orders, newest first. */
export const listOwnOrders = query({
  name: 'orders.list-own-orders',
  for: 'member',
  input: z.object({ page: z.number().int().min(1).default(1) }),
  async run({ db, actor, input }): Promise<{ purchases: Purchase[]; total: number }> {
    const orders = await db
      .selectFrom('orders')
      .innerJoin('payments', 'payments.orderId', 'orders.id')
      .select(['orders.id', 'orders.number', 'orders.createdAt', 'payments.amountCents'])
      .select(['payments.receivedCents', 'payments.refundedCents'])
      .select(['payments.goingBackCents', 'payments.disputedCents'])
      .where(ownOrders(actor))
      .orderBy('orders.createdAt', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(ORDERS_PAGE_SIZE)
      .offset((input.page - 1) * ORDERS_PAGE_SIZE)
      .execute()
    const { total } = await db
      .selectFrom('orders')
      .select((of) => of.fn.countAll<number>().as('total'))
      .where(ownOrders(actor))
      .executeTakeFirstOrThrow()
    if (orders.length === 0) return { purchases: [], total }
    const parts = await db
      .selectFrom('partnerOrders')
      .select(['id', 'orderId', 'status'])
      .where(
        'orderId',
        'in',
        orders.map(({ id }) => id),
      )
      .orderBy('id')
      .execute()
    const lines = await readLines(
      db,
      parts.map(({ id }) => id),
    )
    const purchases = orders.map((order) => ({
      id: order.id,
      orderNumber: orderNumber(order.number),
      date: order.createdAt,
      totalCents: order.amountCents,
      money: moneyOf(order),
      parts: parts
        .filter(({ orderId: of }) => of === order.id)
        .map(({ id, status }) => ({
          id,
          // The column's check constraint allows only these values.
          status: status as OrderStatus,
          lines: lines.get(id) ?? [],
        })),
    }))
    return { purchases, total }
  },
})
