import { asOrderStatus, ORDER_SEARCH_MAX } from '#domain/orders/desk.ts'
import type { OrderStatus } from '#domain/orders/order.ts'

/** What of the orders is shown, and where the page begins. */
export type OrdersView = { status: OrderStatus | null; q: string; after: string | null }

const ORDERS = '/admin/orders'

/** What an address asks to see; whatever it does not know is passed over. */
export function ordersViewOf(query: URLSearchParams): OrdersView {
  return {
    status: asOrderStatus(query.get('status')),
    q: (query.get('q') ?? '').trim().slice(0, ORDER_SEARCH_MAX),
    after: query.get('after'),
  }
}

/** The address of a selection. */
export function ordersAddress({ status, q, after }: Partial<OrdersView> = {}): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (q) query.set('q', q)
  if (after) query.set('after', after)
  return query.size > 0 ? `${ORDERS}?${query}` : ORDERS
}

/** One order's page, by its number or an id. */
export function orderAddress(id: string): string {
  return `${ORDERS}/${id}`
}
