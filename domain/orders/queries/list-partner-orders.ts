import { z } from 'zod'
import { isAfterCursor, cursorTime, parseCursor, formatCursor } from '#platform/database/keyset.ts'
import { query } from '#platform/operation.ts'
import { moneyOf, type Money } from '#domain/payments/money.ts'
import { countryName } from '../country.ts'
import { customerName, DESK_PAGE, ORDER_SEARCH_MAX, type OrderedUnits } from '../desk.ts'
import { ORDER_STATUSES, orderNumber, type OrderStatus } from '../order.ts'
import { ownFulfillment } from '../own-fulfillment.ts'
import { fulfillmentOrders } from '../fulfillment-orders.ts'
import { unitsOf } from '../units-of.ts'

export type PartnerOrderRow = {
  id: string
  number: string
  customer: string
  country: string
  status: OrderStatus
  /** Total of the organization's own lines, in US cents. */
  totalCents: number
  money: Money
  createdAt: Date
  units: OrderedUnits[]
}

/**
 * Lists a page of the partner orders of the caller's organization, newest first; filtered by status and by number or
 * customer, with the count of each status. `older` is where the next page starts.
 *
 * @throws AppError forbidden without an organization that is approved, or was before it was suspended.
 */
export const listPartnerOrders = query({
  name: 'orders.list-partner-orders',
  for: 'member',
  input: z.object({
    status: z.enum(ORDER_STATUSES).nullable().default(null),
    q: z.string().max(ORDER_SEARCH_MAX).default(''),
    after: z.string().nullable().default(null),
  }),
  async run({ db, input }) {
    const { partnerId, mayAct } = await ownFulfillment(db)
    const shown = { partnerId, status: input.status, q: input.q }
    const after = parseCursor(input.after)
    const rows = await fulfillmentOrders(db, shown)
      .select(['part.id', 'part.status', 'part.totalCents', 'part.createdAt'])
      .select(['part.receivedCents', 'part.refundedCents'])
      .select(['part.goingBackCents', 'part.disputedCents'])
      .select(['orders.number', 'orders.name', 'orders.country'])
      .select(cursorTime('part.createdAt').as('at'))
      .$if(after !== null, (of) =>
        of.where(isAfterCursor(after!, { at: 'part.createdAt', id: 'part.id' })),
      )
      .orderBy('part.createdAt', 'desc')
      .orderBy('part.id', 'desc')
      .limit(DESK_PAGE + 1)
      .execute()
    const page = rows.slice(0, DESK_PAGE)
    const units = await unitsOf(
      db,
      page.map(({ id }) => id),
    )
    const last = page.at(-1)
    return {
      mayAct,
      counts: await countEach(fulfillmentOrders(db, { ...shown, status: null })),
      older: rows.length > DESK_PAGE && last ? formatCursor({ at: last.at, id: last.id }) : null,
      items: page.map((row): PartnerOrderRow => ({
        id: row.id,
        number: orderNumber(Number(row.number)),
        customer: customerName(row.name),
        country: countryName(row.country),
        // The column's check constraint allows only these values.
        status: row.status as OrderStatus,
        totalCents: row.totalCents,
        money: moneyOf(row),
        createdAt: row.createdAt,
        units: units.filter(({ partId }) => partId === row.id),
      })),
    }
  },
})

async function countEach(parts: ReturnType<typeof fulfillmentOrders>) {
  const rows = await parts
    .select('part.status')
    .select((make) => make.fn.countAll<number>().as('count'))
    .groupBy('part.status')
    .execute()
  const counts = Object.fromEntries(
    ORDER_STATUSES.map((status) => [
      status,
      Number(rows.find((row) => row.status === status)?.count ?? 0),
    ]),
  ) as Record<OrderStatus, number>
  return { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) }
}
