import { newId } from '#platform/database/new-id.ts'
import type { Db } from '#platform/database/scope.ts'
import {
  GIFT_CARD_HOURS,
  GIFT_OFFLINE_DAYS,
  ORDER_CARD_HOURS,
  ORDER_OFFLINE_DAYS,
  type PaymentProviderName,
} from './payment.ts'

const HOUR = 60 * 60 * 1000

export type NewPayment = {
  provider: PaymentProviderName
  amountCents: number
  now: Date
} & ({ kind: 'order'; orderId: string } | { kind: 'gift'; supportId: string })

/**
 * Starts the payment of an order or a gift, with its due time, and returns its id. Must be the last write of the
 * transaction that creates the order or gift: an order takes no more lines afterwards.
 *
 * @throws the database error `payments_owed_sum` if the amount differs from what is owed.
 */
export async function beginPayment(db: Db, given: NewPayment): Promise<string> {
  const { kind, provider, amountCents, now } = given
  const id = newId(now)
  await db
    .insertInto('payments')
    .values({
      id,
      kind,
      orderId: given.kind === 'order' ? given.orderId : null,
      supportId: given.kind === 'gift' ? given.supportId : null,
      provider,
      amountCents,
      dueAt: dueAt(given),
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  return id
}

/** The time until which it can be paid. */
function dueAt({ kind, provider, now }: NewPayment): Date {
  const after = (hours: number) => new Date(now.getTime() + hours * HOUR)
  if (kind === 'gift') {
    return after(provider === 'offline' ? GIFT_OFFLINE_DAYS * 24 : GIFT_CARD_HOURS)
  }
  return after(provider === 'offline' ? ORDER_OFFLINE_DAYS * 24 : ORDER_CARD_HOURS)
}
