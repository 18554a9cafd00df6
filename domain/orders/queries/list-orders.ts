import { sql } from 'kysely'
import { z } from 'zod'
import { isAfterCursor, cursorTime, parseCursor, formatCursor } from '#platform/database/keyset.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { moneyOfJoined, type Money } from '#domain/payments/money.ts'
import { customerName, DESK_PAGE, ORDER_SEARCH_MAX, ORDERS_TO_CONFIRM } from '../desk.ts'
import { ORDER_STATUSES, orderNumber, readOrderNumber, type OrderStatus } from '../order.ts'
import { orderWaitsForStaff } from '../waits-for-staff.ts'

export type OrderRow = {
  id: string
  number: string
  customer: string
  email: string
  createdAt: Date
  /** Units of all organizations. */
  units: number
  /** In US cents. */
  totalCents: number
  money: Money
  /** The distinct statuses of its partner orders. */
  statuses: OrderStatus[]
  /** The payment that staff may confirm; null if there is none. */
  paymentToConfirm: string | null
}

/**
 * Lists a page of all orders for staff, newest first; filtered by partner order status, or by payments that staff has to
 * confirm, and by number, email address or name; with the count of each status. `older` is where the next page starts.
 */
export const listOrders = query({
  name: 'orders.list-orders',
  for: 'staff',
  input: z.object({
    status: z
      .enum([ORDERS_TO_CONFIRM, ...ORDER_STATUSES])
      .nullable()
      .default(null),
    q: z.string().max(ORDER_SEARCH_MAX).default(''),
    after: z.string().nullable().default(null),
  }),
  async run({ db, input }) {
    const after = parseCursor(input.after)
    const rows = await matching(db, input.q)
      .leftJoin('payments', 'payments.orderId', 'orders.id')
      .select(['payments.receivedCents', 'payments.refundedCents'])
      .select(['payments.goingBackCents', 'payments.disputedCents'])
      .select(['payments.id as paymentId', 'payments.provider', 'payments.status as paymentStatus'])
      .select(['orders.id', 'orders.number', 'orders.name', 'orders.email', 'orders.createdAt'])
      .select(cursorTime('orders.createdAt').as('at'))
      .select([
        sql<number>`(select coalesce(sum(quantity), 0)::integer from order_lines line
          join partner_orders part on part.id = line.partner_order_id
          where part.order_id = orders.id)`.as('units'),
        sql<number>`(select coalesce(sum(total_cents), 0)::float8 from partner_orders part
          where part.order_id = orders.id)`.as('total'),
        sql<string[]>`array(select distinct status from partner_orders part
          where part.order_id = orders.id)`.as('statuses'),
      ])
      .$if(input.status !== null, (of) =>
        of.where(
          input.status === ORDERS_TO_CONFIRM ? orderWaitsForStaff() : hasPart(input.status ?? ''),
        ),
      )
      .$if(after !== null, (of) =>
        of.where(isAfterCursor(after!, { at: 'orders.createdAt', id: 'orders.id' })),
      )
      .orderBy('orders.createdAt', 'desc')
      .orderBy('orders.id', 'desc')
      .limit(DESK_PAGE + 1)
      .execute()
    const page = rows.slice(0, DESK_PAGE)
    const last = page.at(-1)
    return {
      counts: await countEach(db, input.q),
      older: rows.length > DESK_PAGE && last ? formatCursor({ at: last.at, id: last.id }) : null,
      items: page.map((row): OrderRow => ({
        id: row.id,
        number: orderNumber(Number(row.number)),
        customer: customerName(row.name),
        email: row.email,
        createdAt: row.createdAt,
        units: row.units,
        totalCents: row.total,
        money: moneyOfJoined(row),
        statuses: ORDER_STATUSES.filter((status) => row.statuses.includes(status)),
        paymentToConfirm:
          row.provider === 'offline' && row.paymentStatus === 'pending' ? row.paymentId : null,
      })),
    }
  },
})

function matching(db: Db, q: string) {
  const number = readOrderNumber(q)
  const words = q.toWellFormed().replaceAll('\u0000', '').trim().toLowerCase()
  return db
    .selectFrom('orders')
    .$if(number !== null, (of) => of.where('orders.number', '=', number ?? 0))
    .$if(number === null && words !== '', (of) =>
      of.where(
        sql<boolean>`(strpos(lower(orders.email), ${words}) > 0 or strpos(lower(orders.name), ${words}) > 0)`,
      ),
    )
}

function hasPart(status: string) {
  return sql<boolean>`exists (select from partner_orders part
    where part.order_id = orders.id and part.status = ${status})`
}

async function countEach(db: Db, q: string) {
  const rows = await matching(db, q)
    .innerJoin('partnerOrders as part', 'part.orderId', 'orders.id')
    .select('part.status')
    .select(sql<number>`count(distinct orders.id)::integer`.as('count'))
    .groupBy('part.status')
    .execute()
  const { all } = await matching(db, q)
    .select((make) => make.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  const { toConfirm } = await matching(db, q)
    .where(orderWaitsForStaff())
    .select((make) => make.fn.countAll<number>().as('toConfirm'))
    .executeTakeFirstOrThrow()
  const counts = Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
  ) as Record<OrderStatus, number>
  return { ...counts, [ORDERS_TO_CONFIRM]: Number(toConfirm), all: Number(all) }
}
