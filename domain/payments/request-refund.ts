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
  /** The partner order to refund; without it, the whole payment. */
  partnerOrderId?: string
  amountCents: number
  /** The user who requests it; null for a job. */
  requestedBy: string | null
  /** The reason shown to the customer with this refund. */
  reason?: string
  /** The refunded units of order lines. */
  lines?: readonly RefundedLine[]
  /** The failed refund that this one replaces. */
  replaces?: string
  /** The requester does not hold the money: an offline refund is sent by staff and confirmed with `confirmRefund`. */
  isLeftToStaff?: boolean
  now: Date
}

export type RefundedLine = { lineId: string; quantity: number; isRestocked: boolean }

/**
 * Requests a refund, in US cents, in the current transaction. An offline refund is done at once, because the requester
 * has sent it, unless it is left to staff. Otherwise a job sends it to the provider, whose answer completes it.
 *
 * @throws AppError not_found; conflict if less was received, or the amount is already being refunded; forbidden without
 * permission.
 */
export async function requestRefund(db: Db, wanted: WantedRefund): Promise<void> {
  const provider = await findProvider(db, wanted)
  if (!provider) throw new AppError('not_found', m.payments_no_payment())
  const id = await insertRefund(db, wanted)
  if (provider !== 'offline' || wanted.isLeftToStaff) return
  const { paymentId, amountCents, requestedBy, now } = wanted
  await enterGone(db, { id, paymentId, amountCents, provider, enteredBy: requestedBy, now })
}

/** Inserts a refund and returns its id. @throws AppError conflict, not_found. */
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
 * Finds the payment of a partner order, for its organization and for staff; null for anyone else. An organization that
 * shares the order sees no more of the payment than this.
 */
async function findPaymentOfPart(db: Db, partnerOrderId: string): Promise<PaymentOfPart | null> {
  const { rows } = await sql<PaymentOfPart>`
    select y.id as "paymentId", y.provider
    from payments y join partner_orders p on p.order_id = y.order_id where p.id = ${partnerOrderId}
    union
    select payment_id, provider from own_part_payments
    where partner_order_id = ${partnerOrderId} and app.own_partner('{approved}', '{money}') is not null`.execute(
    db,
  )
  return rows[0] ?? null
}
