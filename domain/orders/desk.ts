import { m } from '#messages'
import { PARTNER_ORDER_MOVES, ORDER_STATUSES, type Hand, type OrderStatus } from './order.ts'

export const DESK_PAGE = 25
/** The maximum number of lines in an order export, to bound its size; the newest are kept. */
export const ORDERS_EXPORT_MAX = 10_000
/** Maximum lengths in characters: the tracking text and the closing reason. */
export const TRACKING_MAX = 200
export const CLOSING_REASON_MAX = 2_000
export const ORDER_SEARCH_MAX = 200

/** The actions on a partner order. */
const DESK_MOVES = ['ship', 'deliver', 'cancel', 'refund'] as const
export type FulfillmentStep = (typeof DESK_MOVES)[number]

/** The `?ask=` and form value for a refund of units or an amount, which does not change the status. */
export const REFUND_SOME = 'refund-some'

/** The status each action leads to. */
export const LEADS_TO = {
  ship: 'shipped',
  deliver: 'delivered',
  cancel: 'cancelled',
  refund: 'refunded',
} as const satisfies Record<FulfillmentStep, OrderStatus>

/** Returns the actions that this party can take at a status, the usual one first. */
export function movesFrom(status: OrderStatus, hand: Hand): readonly FulfillmentStep[] {
  const reached = PARTNER_ORDER_MOVES.filter(({ from, by }) => from === status && by.includes(hand))
  return DESK_MOVES.filter((move) => reached.some(({ to }) => to === LEADS_TO[move]))
}

/** The statuses in filter order: those that need action first. */
export const DESK_STATUSES = [
  'processing',
  'awaiting_payment',
  'shipped',
  'delivered',
  'cancelled',
  'refunded',
] as const satisfies readonly OrderStatus[]

/** The filter of staff's list for orders whose payment only staff can confirm. */
export const ORDERS_TO_CONFIRM = 'to_confirm'

/** Parses a status from a URL; null if unknown. */
export function asOrderStatus(word: string | null | undefined): OrderStatus | null {
  return ORDER_STATUSES.find((status) => status === word) ?? null
}

/** Parses an action from a form; null if unknown. */
export function asDeskMove(word: string | null | undefined): FulfillmentStep | null {
  return DESK_MOVES.find((move) => move === word) ?? null
}

/** The buyer's name, or a placeholder if the account was deleted. */
export function customerName(name: string): string {
  return name || m.orderdesk_somebody_left()
}

/** One line of a partner order. */
export type OrderedUnits = {
  partId: string
  lineId: string
  name: string
  size: string
  quantity: number
  /** The number of units refunded individually. */
  refundedQuantity: number
  priceCents: number
}

/** Formats a quantity and product as text. */
export function unitsLabel({
  quantity,
  name,
  size,
}: Pick<OrderedUnits, 'quantity' | 'name' | 'size'>): string {
  return size
    ? m.orderdesk_line_sized({ quantity, name, size })
    : m.orderdesk_line({ quantity, name })
}
