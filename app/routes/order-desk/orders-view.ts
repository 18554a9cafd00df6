import { asOrderStatus, ORDER_SEARCH_MAX } from '#domain/orders/desk.ts'
import type { OrderStatus } from '#domain/orders/order.ts'

/** What of a desk's orders is shown, and where the page begins. */
export type OrdersView<Status extends string = OrderStatus> = {
  status: Status | null
  q: string
  after: string | null
}

/** What an address asks to see; whatever it does not know is passed over. */
export function ordersViewOf(query: URLSearchParams): OrdersView {
  return {
    status: asOrderStatus(query.get('status')),
    q: (query.get('q') ?? '').trim().slice(0, ORDER_SEARCH_MAX),
    after: query.get('after'),
  }
}

/** A selection as an address says it, with its `?`; empty for everything. */
export function queryOf({ status, q, after }: Partial<OrdersView<string>>): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (q) query.set('q', q)
  if (after) query.set('after', after)
  return query.size > 0 ? `?${query}` : ''
}
