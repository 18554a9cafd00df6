import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import { AppError } from '#platform/errors.ts'
import { enterGone } from './enter-gone.ts'
import type { PaymentProviderName } from './payment.ts'
import { sql } from 'kysely'

type PaymentOfPart = { paymentId: string; provider: PaymentProviderName }

export type WantedRefund = {
  paymentId: string
  /** The part of an order that the money is for; without it, for the whole. */
  partnerOrderId?: string
  amountCents: number
  /** Who pays back; null for a job. */
  requestedBy: string | null
  /** Why, where it is for the person to read with this refund. */
  reason?: string
  /** The units of order lines that it is for. */
  lines?: readonly RefundedLine[]
  /** The failed refund that this one takes the place of. */
  replaces?: string
  /** Whoever asks does not hold the money: without a provider staff sends it, and says so with `confirmRefund`. */
  isLeftToStaff?: boolean
  now: Date
}

export type RefundedLine = { lineId: string; quantity: number; isRestocked: boolean }

/**
 * Has money go back, in US cents, in the transaction that says why. Without a provider it is done with this: whoever asks
 * says that they have sent it, unless it is left to staff. With one a job asks the provider, whose answer makes it done.
 *
 * @throws AppError not_found; conflict when as much has not come, or is on its way back already; forbidden for whoever may not.
 */
export async function requestRefund(db: Db, wanted: WantedRefund): Promise<void> {
  const provider = await findProvider(db, wanted)
  if (!provider) throw new AppError('not_found', m.payments_no_payment())
  const id = await insertRefund(db, wanted)
  if (provider !== 'offline' || wanted.isLeftToStaff) return
  const { paymentId, amountCents, requestedBy, now } = wanted
  await enterGone(db, { id, paymentId, amountCents, provider, enteredBy: requestedBy, now })
}

/** A row for money that is to go back; gives its id. @throws AppError conflict, not_found. */
export async function insertRefund(
  db: Db,
  wanted: Omit<WantedRefund, 'isLeftToStaff'>,
): Promise<string> {
  const { paymentId, partnerOrderId, amountCents, requestedBy, reason, replaces, now } = wanted
  if (amountCents <= 0) throw new AppError('conflict', m.payments_refund_too_much())
  const id = newId(now)
  try {
    await db
      .insertInto('refunds')
      .values({
        id,
        paymentId,
        partnerOrderId: partnerOrderId ?? null,
        amountCents,
        requestedBy,
        ...(reason === undefined ? {} : { reason }),
        ...(replaces === undefined ? {} : { replaces }),
        createdAt: now,
        dueAt: now,
      })
      .execute()
    for (const { lineId, quantity, isRestocked } of wanted.lines ?? []) {
      await db
        .insertInto('refundLines')
        .values({ refundId: id, orderLineId: lineId, quantity, isRestocked })
        .execute()
    }
    return id
  } catch (error) {
    throw friendly(error)
  }
}

async function findProvider(db: Db, wanted: WantedRefund): Promise<PaymentProviderName | null> {
  const { paymentId, partnerOrderId } = wanted
  if (partnerOrderId !== undefined) {
    const found = await findPaymentOfPart(db, partnerOrderId)
    return found?.paymentId === paymentId ? found.provider : null
  }
  const row = await db
    .selectFrom('payments')
    .select('provider')
    .where('id', '=', paymentId)
    .executeTakeFirst()
  return (row?.provider as PaymentProviderName | undefined) ?? null
}

function friendly(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'refunds_within_received':
    case 'refunds_replaces':
    case 'order_lines_refunded_quantity_check':
    case 'order_lines_check':
      return new AppError('conflict', m.payments_refund_too_much())
    case 'refunds_of_its_part':
    case 'refund_lines_of_its_part':
      return new AppError('not_found', m.payments_no_payment())
    default:
      return error
  }
}

/**
 * The payment of the order that a part belongs to, for its organization and for staff; null for anybody else. An
 * organization that sends its part beside others sees no more of the payment than this.
 */
async function findPaymentOfPart(db: Db, partnerOrderId: string): Promise<PaymentOfPart | null> {
  const { rows } = await sql<PaymentOfPart>`
    select y.id as "paymentId", y.provider
    from payments y join partner_orders p on p.order_id = y.order_id where p.id = ${partnerOrderId}
    union
    select payment_id, provider from own_part_payments
    where partner_order_id = ${partnerOrderId} and app.own_partner('{approved}') is not null`.execute(
    db,
  )
  return rows[0] ?? null
}
