import { sql } from 'kysely'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import type { TextInEach } from '#platform/text/translations.ts'
import { moneyOf, type Money } from '../payments/money.ts'
import { isPaidToTeam } from '../payments/is-paid-to-team.ts'
import { actingPartner } from './own-fulfillment.ts'
import type { OrderStatus } from './order.ts'

/** Who acts: an organization, limited to its own partner orders, or staff. */
export type FulfillmentScope = 'own-partner' | 'staff'

export type FulfillmentOrder = {
  id: string
  orderId: string
  number: number
  status: OrderStatus
  totalCents: number
  money: Money
  /** Its name in each of its languages; null if it has left. */
  organization: TextInEach | null
  partnerId: string | null
  organizationEmail: string
  organizationContact: string
  customer: { userId: string | null; name: string; email: string }
  payment: {
    id: string
    provider: string
    status: string
    paidAt: Date | null
    /** No other organization shares this order. */
    isAlone: boolean
    /** Paid without a provider to the site's team, who confirm it and refund it. */
    isPaidToTeam: boolean
  } | null
}

/**
 * Finds one partner order that the caller manages, or null.
 *
 * @throws AppError forbidden if the caller's organization is not approved.
 */
export async function findFulfillmentOrder(
  db: Db,
  desk: FulfillmentScope,
  id: string,
): Promise<FulfillmentOrder | null> {
  const partnerId = desk === 'own-partner' ? await actingPartner(db) : null
  if (!isId(id)) return null
  const row = await db
    .selectFrom('partnerOrders as part')
    .innerJoin('orders', 'orders.id', 'part.orderId')
    .leftJoin('partners', 'partners.id', 'part.partnerId')
    .select(['part.id', 'part.status', 'part.totalCents', 'part.orderId', 'part.partnerId'])
    .select(['part.receivedCents', 'part.refundedCents'])
    .select(['part.goingBackCents', 'part.disputedCents'])
    .select(['orders.number', 'orders.userId', 'orders.name', 'orders.email'])
    .select([
      'partners.names as organization',
      'partners.email as organizationEmail',
      'partners.contactPersonName as contact',
    ])
    .where('part.id', '=', id)
    .$if(partnerId !== null, (of) => of.where('part.partnerId', '=', partnerId))
    .executeTakeFirst()
  if (!row) return null
  return {
    id: row.id,
    orderId: row.orderId,
    number: Number(row.number),
    // The column's check constraint allows only these values.
    status: row.status as OrderStatus,
    totalCents: row.totalCents,
    money: moneyOf(row),
    organization: row.organization as TextInEach | null,
    partnerId: row.partnerId,
    organizationEmail: row.organizationEmail ?? '',
    organizationContact: row.contact ?? '',
    customer: { userId: row.userId, name: row.name, email: row.email },
    payment: await (desk === 'staff' ? paymentOf(db, row.orderId) : paymentOfPart(db, row.id)),
  }
}

async function paymentOf(db: Db, orderId: string): Promise<FulfillmentOrder['payment']> {
  const row = await db
    .selectFrom('payments')
    .select(['id', 'provider', 'status', 'paidAt', isPaidToTeam().as('isPaidToTeam')])
    .select((of) =>
      of
        .selectFrom('partnerOrders')
        .where('orderId', '=', orderId)
        .select((count) => count.fn.countAll<number>().as('parts'))
        .as('parts'),
    )
    .where('orderId', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  const { id, provider, status, paidAt, isPaidToTeam: isTeams } = row
  return { id, provider, status, paidAt, isAlone: Number(row.parts) === 1, isPaidToTeam: isTeams }
}

/** The order's payment without its amount, which may cover other organizations too. */
export async function paymentOfPart(db: Db, partId: string): Promise<FulfillmentOrder['payment']> {
  const { rows } = await sql<NonNullable<FulfillmentOrder['payment']>>`
    select payment_id as id, provider, status, paid_at as "paidAt", is_alone as "isAlone",
      provider = 'offline' and not is_to_own as "isPaidToTeam"
    from own_part_payments where partner_order_id = ${partId}`.execute(db)
  return rows[0] ?? null
}
