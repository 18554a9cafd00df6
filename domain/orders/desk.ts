import { m } from '#messages'
import { PARTNER_ORDER_MOVES, ORDER_STATUSES, type Hand, type OrderStatus } from './order.ts'

/** Orders on one page of a list. */
export const DESK_PAGE = 25
/** Lines of an organization's table of orders, so that no file grows without end; the newest are in it. */
export const ORDERS_EXPORT_MAX = 10_000
/** Characters: how it was sent, and why it was closed. */
export const TRACKING_MAX = 200
export const CLOSING_REASON_MAX = 2_000
export const ORDER_SEARCH_MAX = 200

/** What whoever looks after a part does with it. */
const DESK_MOVES = ['ship', 'deliver', 'cancel', 'refund'] as const
export type FulfillmentStep = (typeof DESK_MOVES)[number]

/** What `?ask=` and a form say for a refund of units or a sum, which moves no part. */
export const REFUND_SOME = 'refund-some'

/** Where each move leads. */
export const LEADS_TO = {
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  refund: 'refunded',
} as const satisfies Record<FulfillmentStep, OrderStatus>

/** What this hand can do with a part that stands so, the usual step first. */
export function movesFrom(status: OrderStatus, hand: Hand): readonly FulfillmentStep[] {
  const reached = PARTNER_ORDER_MOVES.filter(({ from, by }) => from === status && by.includes(hand))
  return DESK_MOVES.filter((move) => reached.some(({ to }) => to === LEADS_TO[move]))
}

/** The statuses in the order in which the desks filter by them: what is to be done first. */
export const DESK_STATUSES = [
  'processing',
  'awaiting_payment',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStatus[]

/** In staff's list: orders whose money only staff can confirm. */
export const TO_CONFIRM = 'to_confirm'

/** A status named by an address, or null. */
export function asOrderStatus(word: string | null | undefined): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === word) ?? null
}

/** The move that a form names, or null. */
export function asDeskMove(word: string | null | undefined): FulfillmentStep | null {
  return DESK_MOVES.find((move) => move === word) ?? null
}

/** Whoever ordered, also once they have left. */
export function customerName(name: string): string {
  return name || m.orderdesk_somebody_left()
}

/** One kind of piece of a part. */
export type Piece = {
  partId: string
  lineId: string
  name: string
  size: string
  quantity: number
  /** So many of them were refunded by themselves. */
  refundedQuantity: number
  priceCents: number
}

/** How many of what, in words. */
export function unitsLabel({
  quantity,
  name,
  size,
}: Pick<Piece, 'quantity' | 'name' | 'size'>): string {
  return size
    ? m.orderdesk_line_sized({ quantity, name, size })
    : m.orderdesk_line({ quantity, name })
}
