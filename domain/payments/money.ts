import { sql, type RawBuilder } from 'kysely'

/** The sums that the database keeps by the entries, of a payment and of each part of an order, in US cents. */
export type MoneyRow = {
  receivedCents: number
  refundedCents: number
  goingBackCents: number
  disputedCents: number
}

/** What has become of money, in US cents. Every page, figure, file and mail takes it from here. */
export type Money = {
  receivedCents: number
  refundedCents: number
  /** Received and not refunded. */
  netCents: number
  /** Refunds that were asked for and have not gone yet. */
  goingBackCents: number
  /** What can still be refunded. */
  leftCents: number
  /** What the bank holds back while a dispute is open. */
  disputedCents: number
}

/** Reads the sums of a payment or of a part of an order. */
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

/** The same of a payment that may not be there: all zero without one. */
export function moneyOfJoined(row: { [Sum in keyof MoneyRow]: number | null }): Money {
  return moneyOf({
    receivedCents: row.receivedCents ?? 0,
    refundedCents: row.refundedCents ?? 0,
    goingBackCents: row.goingBackCents ?? 0,
    disputedCents: row.disputedCents ?? 0,
  })
}

/** Received and not refunded, of rows of `payments`, to sum in a query. */
export function netOf(rows: 'payments'): RawBuilder<number> {
  return sql<number>`(${sql.ref(`${rows}.received_cents`)} - ${sql.ref(`${rows}.refunded_cents`)})`
}

/** The same of parts of orders, without what is on its way back. */
export function leftOf(rows: 'partner_orders'): RawBuilder<number> {
  return sql<number>`(${sql.ref(`${rows}.received_cents`)} - ${sql.ref(`${rows}.refunded_cents`)} - ${sql.ref(`${rows}.going_back_cents`)})`
}
