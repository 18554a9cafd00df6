import { m } from '#messages'
import type { TextInEach } from '#platform/text/translations.ts'
import type { Money } from '../payments/money.ts'

/** The statuses of a partner order; the same values as in the table. */
export const ORDER_STATUSES = [
  'awaiting_payment',
  'processing',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/** Who moves a partner order: `books` is a payment that arrived, or missed its deadline. */
export type Hand = 'customer' | 'organization' | 'staff' | 'books'

/**
 * The allowed status transitions, and by whom. The database refuses all others. An unpaid order ends as a whole; an
 * organization can end it only if it does not share it.
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

/** The display name of a status. */
export function orderStatusLabel(status: OrderStatus): string {
  return words[status]()
}

export type OrderTint = 'yellow' | 'blue' | 'green' | 'gray'

export function orderTint(status: OrderStatus): OrderTint {
  switch (status) {
    case 'processing':
      return 'yellow'
    case 'shipped':
      return 'blue'
    case 'delivered':
      return 'green'
    default:
      return 'gray'
  }
}

/** Formats an order number for display: `F4I-1001`. */
export function orderNumber(number: number): string {
  return `F4I-${number}`
}

/** Parses an order number from user input or a URL, with or without `F4I-`; null for anything else. */
export function readOrderNumber(text: string): number | null {
  const digits = /^\s*#?\s*(?:F4I)?\s*[-–—_ ]?\s*([1-9]\d{0,14})\s*$/i.exec(text)?.[1]
  return digits === undefined ? null : Number(digits)
}

/** An order line, at the price when ordered. */
export type OrderLineData = {
  id: string
  productId: string | null
  name: string
  size: string
  quantity: number
  /** The number of units refunded individually. */
  refundedQuantity: number
  priceCents: number
  /** The product image, while the product is offered. */
  image: { address: string; alt: string } | null
  /** False if the product no longer has a page. */
  isOffered: boolean
}

/** The partner order: the items that one organization sends. */
export type OrderPart = {
  id: string
  partnerId: string | null
  /** Its name in each of its languages; null if the organization has left. */
  organization: TextInEach | null
  /** Whether the organization has a public page. */
  isPublic: boolean
  status: OrderStatus
  totalCents: number
  money: Money
  tracking: string
  /** Why it was cancelled or refunded. */
  reason: string | null
  shippedAt: Date | null
  deliveredAt: Date | null
  closedAt: Date | null
  lines: OrderLineData[]
}

/** The recipient and address of an order. */
export type OrderRecipient = {
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
/** The maximum number of unpaid orders per buyer: each reserves stock. */
export const UNPAID_MOST = 3
/** The page size of a user's own order list. */
export const ORDERS_PAGE_SIZE = 8
