import { sql, type RawBuilder } from 'kysely'

/** The amounts that the database derives from the entries, per payment and per partner order, in US cents. */
export type MoneyRow = {
  receivedCents: number
  refundedCents: number
  goingBackCents: number
  disputedCents: number
}

/** The money of a payment or partner order, in US cents. Every page, figure, export and email uses it. */
export type Money = {
  receivedCents: number
  refundedCents: number
  /** Received and not refunded. */
  netCents: number
  /** Refunds requested but not sent yet. */
  goingBackCents: number
  /** What can still be refunded. */
  leftCents: number
  /** What the bank withholds while a dispute is open. */
  disputedCents: number
}

/** Computes the amounts of a payment or partner order. */
export function moneyOf(row: MoneyRow): Money {
  const netCents = row.receivedCents - row.refundedCents
  return {
    receivedCents: row.receivedCents,
    refundedCents: row.refundedCents,
    netCents,
    goingBackCents: row.goingBackCents,
    leftCents: netCents - row.goingBackCents,
    disputedCents: row.disputedCents,
  }
}

/** Like `moneyOf`, for a payment that may not exist: all zero without one. */
export function moneyOfJoined(row: { [Sum in keyof MoneyRow]: number | null }): Money {
  return moneyOf({
    receivedCents: row.receivedCents ?? 0,
    refundedCents: row.refundedCents ?? 0,
    goingBackCents: row.goingBackCents ?? 0,
    disputedCents: row.disputedCents ?? 0,
  })
}

/** SQL for the amount received and not refunded, of rows of `payments`. */
export function netOf(rows: 'payments'): RawBuilder<number> {
  return sql<number>`(${sql.ref(`${rows}.received_cents`)} - ${sql.ref(`${rows}.refunded_cents`)})`
}

/** SQL for the same amount of `partner_orders`, without pending refunds. */
export function leftOf(rows: 'partner_orders'): RawBuilder<number> {
  return sql<number>`(${sql.ref(`${rows}.received_cents`)} - ${sql.ref(`${rows}.refunded_cents`)} - ${sql.ref(`${rows}.going_back_cents`)})`
}
