import { m } from '#messages'
import type { Money } from '../payments/money.ts'

/** Where one organization's part of an order stands; the same words as in the table. */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Whose hand moves a part: `books` is a payment that came, or that did not come in time. */
export type Hand = 'customer' | 'organization' | 'staff' | 'books'

/**
 * Which way a part goes, and by whom. The database refuses every other way. An unpaid order ends whole; an
 * organization may end it only if it alone sends it.
 */
export const PARTNER_ORDER_MOVES: readonly {
  from: OrderStatus
  to: OrderStatus
  by: readonly Hand[]
}[] = [
  { from: 'awaiting_payment', to: 'processing', by: ['books'] },
  { from: 'awaiting_payment', to: 'cancelled', by: ['customer', 'organization', 'staff', 'books'] },
  { from: 'processing', to: 'shipped', by: ['organization', 'staff'] },
  { from: 'processing', to: 'cancelled', by: ['organization', 'staff'] },
  { from: 'shipped', to: 'delivered', by: ['organization', 'staff'] },
  { from: 'shipped', to: 'refunded', by: ['organization', 'staff'] },
  { from: 'delivered', to: 'refunded', by: ['organization', 'staff'] },
]

const words: Record<OrderStatus, () => string> = {
  awaiting_payment: m.orders_status_awaiting_payment,
  processing: m.orders_status_processing,
  shipped: m.orders_status_shipped,
  delivered: m.orders_status_delivered,
  cancelled: m.orders_status_cancelled,
  refunded: m.orders_status_refunded,
}

/** Where a part stands, in a word. */
export function orderStatusLabel(status: OrderStatus): string {
  return words[status]()
}

export type OrderTint = 'yellow' | 'blue' | 'green' | 'grey'

/** The colour of a status. */
export function tintOf(status: OrderStatus): OrderTint {
  switch (status) {
    case 'processing':
      return 'yellow'
    case 'shipped':
      return 'blue'
    case 'delivered':
      return 'green'
    default:
      return 'grey'
  }
}

/** An order's number as it is said to people: `F4I-1001`. */
export function orderNumber(number: number): string {
  return `F4I-${number}`
}

/** The number that somebody typed or an address names, with or without `F4I-`; null for anything else. */
export function readOrderNumber(text: string): number | null {
  const digits = /^\s*#?\s*(?:F4I)?\s*[-–—_ ]?\s*([1-9]\d{0,14})\s*$/i.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** What was ordered, at the price of that moment. */
export type OrderLineData = {
  id: string
  productId: string | null
  name: string
  size: string
  quantity: number
  /** So many of them were refunded by themselves. */
  refundedQuantity: number
  priceCents: number
  /** Its picture, while it is still offered. */
  image: { address: string; alt: string } | null
  /** False where it has no page any more. */
  isOffered: boolean
}

/** What one organization sends. */
export type OrderPart = {
  id: string
  partnerId: string | null
  /** Null where the organization has left. */
  organization: string | null
  /** Whether the organization has a page. */
  isPublic: boolean
  status: OrderStatus
  totalCents: number
  money: Money
  tracking: string
  /** Why it was cancelled or paid back. */
  reason: string | null
  shippedAt: Date | null
  deliveredAt: Date | null
  closedAt: Date | null
  lines: OrderLineData[]
}

/** Where an order goes, and to whom. */
export type Recipient = {
  name: string
  email: string
  phone: string | null
  street: string
  city: string
  state: string
  postalCode: string
  country: string
  note: string
}

export const RECIPIENT_NAME_MAX = 120
export const EMAIL_MAX = 254
export const PHONE_MAX = 40
export const STREET_MAX = 200
export const CITY_MAX = 120
export const STATE_MAX = 120
export const POSTAL_CODE_MAX = 20
export const NOTE_MAX = 1000
/** Orders of one person that may wait for their payment at a time: each holds pieces that others want. */
export const UNPAID_MOST = 3
/** Orders on one page of a person's own. */
export const ORDERS_PAGE_SIZE = 8
