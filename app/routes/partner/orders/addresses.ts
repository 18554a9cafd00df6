import { queryOf, type OrdersView } from '../../order-desk/orders-view.ts'

const ORDERS = '/partner-dashboard/orders'
export const howToPayAddress = '/partner-dashboard/how-to-pay'

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

/** Its packing slip, to print. */
export function slipAddress(id: string): string {
  return `${orderAddress(id)}/slip`
}
