import type { Db } from '#platform/database/scope.ts'
import { showPhone } from '#platform/text/phone.ts'
import { findHowToPay, paymentWords } from '../payments/how-to-pay.ts'
import { moneyOf, type Money } from '../payments/money.ts'
import { isPaidToTeam } from '../payments/is-paid-to-team.ts'
import type { PaymentStatus, PaymentProviderName } from '../payments/payment.ts'
import { countryName } from './country.ts'
import { orderNumber, type OrderPart, type OrderRecipient } from './order.ts'
import { readParts } from './read-parts.ts'

/** An order as its customer sees it. */
export type Order = {
  id: string
  /** For display: `F4I-1001`. */
  number: string
  createdAt: Date
  recipient: OrderRecipient & { countryName: string }
  parts: OrderPart[]
  totalCents: number
  payment: Money & {
    id: string
    provider: PaymentProviderName
    status: PaymentStatus
    /** Until when the units are reserved. */
    dueAt: Date | null
    /** Payment instructions in the language of the page, while an offline payment is pending. */
    howToPay: string | null
    /** False if there are no instructions yet, so that the payee has to send them. */
    isHowToPayKnown: boolean
    /** Paid without a provider to the site's team, not to the organization. */
    isPaidToTeam: boolean
  }
}

/** Returns an order that the caller can see, with its partner orders and payment; null otherwise. */
export async function presentOrder(db: Db, orderId: string): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .innerJoin('payments', 'payments.orderId', 'orders.id')
    .select([
      'orders.number',
      'orders.createdAt',
      'orders.name',
      'orders.email',
      'orders.phone',
      'orders.street',
      'orders.city',
      'orders.state',
      'orders.postalCode',
      'orders.country',
      'orders.note',
      'payments.id as paymentId',
      'payments.provider',
      'payments.status',
      'payments.amountCents',
      'payments.receivedCents',
      'payments.refundedCents',
      'payments.goingBackCents',
      'payments.disputedCents',
      'payments.dueAt',
      isPaidToTeam().as('isPaidToTeam'),
    ])
    .where('orders.id', '=', orderId)
    .executeTakeFirst()
  if (!row) return null
  const { name, email, phone, street, city, state, country, note } = row
  const isAwaited = row.status === 'pending' && row.provider === 'offline'
  const words = isAwaited ? await findHowToPay(db, row.paymentId) : null
  const parts = await readParts(db, orderId)
  return {
    id: orderId,
    number: orderNumber(row.number),
    createdAt: row.createdAt,
    recipient: {
      name,
      email,
      phone: phone && showPhone(phone),
      street,
      city,
      state,
      postalCode: row.postalCode,
      country,
      note,
      countryName: countryName(country),
    },
    parts,
    totalCents: row.amountCents,
    payment: {
      id: row.paymentId,
      // The columns' check constraints allow only these values.
      provider: row.provider as PaymentProviderName,
      status: row.status as PaymentStatus,
      ...moneyOf(row),
      dueAt: row.dueAt,
      howToPay: isAwaited ? paymentWords(words, row.isPaidToTeam) : null,
      isHowToPayKnown: !isAwaited || words !== null,
      isPaidToTeam: row.isPaidToTeam,
    },
  }
}
