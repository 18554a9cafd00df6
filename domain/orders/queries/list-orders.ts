import { sql } from 'kysely'
import { z } from 'zod'
import {
  isAfterCursor,
  isUpToCursor,
  cursorTime,
  parseCursor,
  formatCursor,
  type Cursor,
} from '#platform/database/keyset.ts'
import { countRows, endOfNewest } from '#platform/database/newest-rows.ts'
import type { Db } from '#platform/database/scope.ts'
import { query } from '#platform/operation.ts'
import { containing, tellingPiece } from '#platform/text/search-pattern.ts'
import { moneyOfJoined, type Money } from '#domain/payments/money.ts'
import { customerName, DESK_PAGE, ORDER_SEARCH_MAX, ORDERS_TO_CONFIRM } from '../desk.ts'
import { ORDER_STATUSES, orderNumber, readOrderNumber, type OrderStatus } from '../order.ts'
import { ordersWaitingForStaff, orderWaitsForStaff } from '../waits-for-staff.ts'

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
 * confirm, and by number, email address or name; with the count of each status, as `formatCounted` shows it. `older` is where the
 * next page starts; `isOpen` that a search was counted among the newest orders only.
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
    const search = searchOf(input.q)
    const filter = { status: input.status, after: parseCursor(input.after) }
    let edge = await endOfNewest(db, rowsAfter(filter.after))
    const readRows = () => readPage(db, search, search.like === null ? null : edge, filter)
    let rows = await readRows()
    if (edge && search.like !== null && rows.length <= DESK_PAGE) {
      edge = null
      rows = await readRows()
    }
    const page = rows.slice(0, DESK_PAGE)
    const last = page.at(-1)
    return {
      counts: await countEach(db, search, edge),
      isOpen: edge !== null && search.like !== null,
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

const PLACE = { at: 'orders.createdAt', id: 'orders.id' }

function rowsAfter(after: Cursor | null) {
  return after ? sql`orders where ${isAfterCursor(after, PLACE)}` : sql`orders`
}

/** A search for a number, or for a pattern, of which the index is asked for a piece; all null without a search. */
type OrderSearch = { number: number | null; like: string | null; piece: string | null }

function searchOf(q: string): OrderSearch {
  const number = readOrderNumber(q)
  const words = q.toWellFormed().replaceAll('\u0000', '').trim().toLowerCase()
  if (number !== null || words === '') return { number, like: null, piece: null }
  return { number, like: containing(words), piece: containing(tellingPiece(words)) }
}

function readPage(
  db: Db,
  search: OrderSearch,
  edge: Cursor | null,
  {
    status,
    after,
  }: { status: OrderStatus | typeof ORDERS_TO_CONFIRM | null; after: Cursor | null },
) {
  return matching(db, search, edge)
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
    .$if(status !== null, (of) =>
      of.where(status === ORDERS_TO_CONFIRM ? orderWaitsForStaff() : hasPart(status ?? '')),
    )
    .$if(after !== null, (of) => of.where(isAfterCursor(after!, PLACE)))
    .orderBy('orders.createdAt', 'desc')
    .orderBy('orders.id', 'desc')
    .limit(DESK_PAGE + 1)
    .execute()
}

/** Orders that a search finds: those before `edge`, or all, by the index. */
function matching(db: Db, { number, like, piece }: OrderSearch, edge: Cursor | null) {
  return db
    .selectFrom('orders')
    .$if(number !== null, (of) => of.where('orders.number', '=', number ?? 0))
    .$if(like !== null, (of) =>
      edge
        ? of
            .where(isUpToCursor(edge, PLACE))
            .where(
              sql<boolean>`(lower(orders.email) like ${like} or lower(orders.name) like ${like})`,
            )
        : of.where(
            sql<boolean>`orders.id = any (array(select app.find_orders(${like}, ${piece})))`,
          ),
    )
}

function hasPart(status: string) {
  return sql<boolean>`exists (select from partner_orders part
    where part.order_id = orders.id and part.status = ${status})`
}

type OrderCounts = Record<OrderStatus | typeof ORDERS_TO_CONFIRM | 'all', number>

/** Counts what a search finds; without one, and with more orders than the newest, up to a limit. */
async function countEach(db: Db, search: OrderSearch, edge: Cursor | null): Promise<OrderCounts> {
  if (edge && search.like === null && search.number === null) return countAll(db)
  const rows = await matching(db, search, edge)
    .innerJoin('partnerOrders as part', 'part.orderId', 'orders.id')
    .select('part.status')
    .select(sql<number>`count(distinct orders.id)::integer`.as('count'))
    .groupBy('part.status')
    .execute()
  const { all } = await matching(db, search, edge)
    .select((make) => make.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow()
  const { toConfirm } = await matching(db, search, edge)
    .where(orderWaitsForStaff())
    .select((make) => make.fn.countAll<number>().as('toConfirm'))
    .executeTakeFirstOrThrow()
  const counts = Object.fromEntries(
    ORDER_STATUSES.map((status) => [status, rows.find((row) => row.status === status)?.count ?? 0]),
  ) as Record<OrderStatus, number>
  return { ...counts, [ORDERS_TO_CONFIRM]: Number(toConfirm), all: Number(all) }
}

async function countAll(db: Db): Promise<OrderCounts> {
  const counted = {
    all: sql`orders`,
    [ORDERS_TO_CONFIRM]: sql`(${ordersWaitingForStaff()}) as waiting`,
    ...Object.fromEntries(
      ORDER_STATUSES.map((status) => [
        status,
        sql`(select distinct order_id from partner_orders where status = ${status}) as part`,
      ]),
    ),
  }
  return (await countRows(db, counted)) as OrderCounts
}
