import { asOrderStatus, ORDER_SEARCH_MAX } from '#domain/orders/desk.ts'
import type { OrderStatus } from '#domain/orders/order.ts'

/** What of an organization's orders is shown, and where the page begins. */
export type OrdersView = { status: OrderStatus | null; q: string; after: string | null }

const ORDERS = '/partner-dashboard/orders'
export const howToPayAddress = '/partner-dashboard/how-to-pay'

/** What an address asks to see; whatever it does not know is passed over. */
export function ordersViewOf(query: URLSearchParams): OrdersView {
  return {
    status: asOrderStatus(query.get('status')),
    q: (query.get('q') ?? '').trim().slice(0, ORDER_SEARCH_MAX),
    after: query.get('after'),
  }
}

/** The address of a selection. */
export function ordersAddress(view: Partial<OrdersView> = {}): string {
  return ORDERS + queryOf(view)
}

/** The same selection, whole, as a table for spreadsheets. */
export function ordersCsvAddress({ status, q }: OrdersView): string {
  return `${ORDERS}.csv${queryOf({ status, q })}`
}

/** One order's page, by its number or its part's id. */
export function orderAddress(id: string): string {
  return `${ORDERS}/${id}`
}

function queryOf({ status, q, after }: Partial<OrdersView>): string {
  const query = new URLSearchParams()
  if (status) query.set('status', status)
  if (q) query.set('q', q)
  if (after) query.set('after', after)
  return query.size > 0 ? `?${query}` : ''
}

/** Its packing slip, to print. */
export function slipAddress(id: string): string {
  return `${orderAddress(id)}/slip`
}
