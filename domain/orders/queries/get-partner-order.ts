import { sql } from 'kysely'
import { z } from 'zod'
import { m } from '#messages'
import { isId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { query } from '#platform/operation.ts'
import { showPhone } from '#platform/text/phone.ts'
import { refundWaits } from '#domain/payments/refund-waits.ts'
import { moneyOf } from '#domain/payments/money.ts'
import { countryName } from '../country.ts'
import { movesFrom, type FulfillmentStep } from '../desk.ts'
import { paymentOfPart } from '../find-fulfillment-order.ts'
import { orderNumber, readOrderNumber, type OrderStatus } from '../order.ts'
import { ownFulfillment } from '../own-fulfillment.ts'
import { unitsOf } from '../units-of.ts'
import { mayRefundSome, refundsOfParts } from '../refunds-of-parts.ts'

/**
 * Returns one partner order to the organization that sends it, by its id or the order's number: its own lines and
 * total, the address, the history and the possible actions. Contains nothing of other organizations.
 *
 * @throws AppError not_found for another organization's; forbidden as `listPartnerOrders`.
 */
export const getPartnerOrder = query({
  name: 'orders.get-partner-order',
  for: 'member',
  input: z.object({ id: z.string() }),
  async run({ db, actor, input }) {
    const { partnerId, mayAct } = await ownFulfillment(db)
    const row = await findRow(db, partnerId, input.id)
    if (!row) throw new AppError('not_found', m.orderdesk_not_found())
    const status = row.status as OrderStatus
    const money = moneyOf(row)
    const payment = await paymentOfPart(db, row.id)
    const isOwnOrder = actor.kind === 'member' && row.userId === actor.userId
    return {
      id: row.id,
      number: orderNumber(Number(row.number)),
      status,
      totalCents: row.totalCents,
      money,
      /** The refunds so far, oldest first. */
      refunds: (await refundsOfParts(db, [row.id])).get(row.id) ?? [],
      tracking: row.tracking,
      reason: row.reason,
      isRestocked: row.isRestocked,
      createdAt: row.createdAt,
      paidAt: payment?.paidAt ?? null,
      shippedAt: row.shippedAt,
      deliveredAt: row.deliveredAt,
      closedAt: row.closedAt,
      recipient: {
        name: row.name,
        email: row.email,
        phone: row.phone && showPhone(row.phone),
        street: row.street,
        city: row.city,
        state: row.state,
        postalCode: row.postalCode,
        country: countryName(row.country),
      },
      note: row.note,
      units: await unitsOf(db, [row.id]),
      isCard: payment?.provider === 'stripe',
      /** Other organizations share the order: then staff handles its payment. */
      isShared: payment?.isAlone === false,
      /** The site's team receives the payment and sends the refunds. */
      isPaidToTeam: payment?.isPaidToTeam === true,
      /** The amount of failed refunds, which staff follows up. */
      failedCents: await sumFailed(db, row.id),
      mayAct,
      /** Whether a line or an amount can be refunded instead of everything. */
      mayRefund: mayAct && mayRefundSome(status, money),
      moves: mayAct ? movesOf(status, payment?.isAlone === true && !payment.isPaidToTeam) : [],
      /** The payment that this organization can confirm as received. */
      toConfirm:
        mayAct &&
        !isOwnOrder &&
        payment?.isAlone === true &&
        !payment.isPaidToTeam &&
        payment.provider === 'offline' &&
        payment.status === 'pending'
          ? payment.id
          : null,
    }
  },
})

function movesOf(status: OrderStatus, mayEnd: boolean): readonly FulfillmentStep[] {
  return status === 'awaiting_payment' && !mayEnd ? [] : movesFrom(status, 'organization')
}

async function findRow(db: Db, partnerId: string, id: string) {
  const number = readOrderNumber(id)
  if (!isId(id) && number === null) return null
  return db
    .selectFrom('partnerOrders as part')
    .innerJoin('orders', 'orders.id', 'part.orderId')
    .selectAll('part')
    .select(['orders.number', 'orders.userId', 'orders.name', 'orders.email', 'orders.phone'])
    .select(['orders.street', 'orders.city', 'orders.state', 'orders.postalCode'])
    .select(['orders.country', 'orders.note'])
    .where('part.partnerId', '=', partnerId)
    .$if(isId(id), (of) => of.where('part.id', '=', id))
    .$if(!isId(id), (of) => of.where('orders.number', '=', number ?? 0))
    .executeTakeFirst()
}

async function sumFailed(db: Db, partId: string): Promise<number> {
  const { cents } = await db
    .selectFrom('refunds')
    .select(sql<number>`coalesce(sum(amount_cents), 0)::float8`.as('cents'))
    .where('partnerOrderId', '=', partId)
    .where('status', '=', 'failed')
    .where(refundWaits())
    .executeTakeFirstOrThrow()
  return cents
}

export type PartnerOrder = Awaited<ReturnType<typeof getPartnerOrder>>
