import { m } from '#messages'
import { violatedConstraint } from '#platform/database/faults.ts'
import { newId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import type { CommandContext } from '#platform/operation.ts'
import { notifyPaid } from './notify-paid.ts'

export type AwaitedPayment = {
  id: string
  orderId: string | null
  supportId: string | null
  provider: string
  status: string
  amountCents: number
}

/**
 * Records once that an offline payment was received, and notifies those involved.
 *
 * @throws AppError conflict for a card payment, or one that is already paid or can no longer be paid; forbidden for the payer.
 */
export async function recordOfflinePayment(
  ctx: CommandContext,
  payment: AwaitedPayment,
  enteredBy: string | null,
): Promise<void> {
  if (payment.provider !== 'offline') throw new AppError('conflict', m.payments_by_card())
  if (payment.status !== 'pending') throw new AppError('conflict', m.payments_already_settled())
  const { db, now } = ctx
  try {
    await db
      .insertInto('paymentEntries')
      .values({
        id: newId(now),
        paymentId: payment.id,
        kind: 'received',
        amountCents: payment.amountCents,
        provider: 'offline',
        // The same for every caller, so that it counts once.
        reference: payment.id,
        enteredBy,
        createdAt: now,
      })
      .execute()
  } catch (error) {
    throw friendly(error)
  }
  await notifyPaid(ctx, payment)
}

/** Two concurrent confirmations: the database accepts one. */
function friendly(error: unknown): unknown {
  switch (violatedConstraint(error)) {
    case 'payment_entries_awaited':
    case 'payment_entries_provider_kind_reference_key':
      return new AppError('conflict', m.payments_already_settled())
    default:
      return error
  }
}
