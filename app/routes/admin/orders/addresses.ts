import { TO_CONFIRM } from '#domain/orders/desk.ts'
import type { OrderStatus } from '#domain/orders/order.ts'
import {
  ordersViewOf as viewOf,
  queryOf,
  type OrdersView as DeskView,
} from '../../order-desk/orders-view.ts'

/** What of the orders is shown, and where the page begins. */
export type OrdersView = DeskView<OrderStatus | typeof TO_CONFIRM>

const ORDERS = '/admin/orders'

/** What an address asks to see; whatever it does not know is passed over. */
export function ordersViewOf(query: URLSearchParams): OrdersView {
  const view = viewOf(query)
  return query.get('status') === TO_CONFIRM ? { ...view, status: TO_CONFIRM } : view
}

/** The address of a selection. */
export function ordersAddress(view: Partial<OrdersView> = {}): string {
  return ORDERS + queryOf(view)
}

/** One order's page, by its number or an id. */
export function orderAddress(id: string): string {
  return `${ORDERS}/${id}`
}
