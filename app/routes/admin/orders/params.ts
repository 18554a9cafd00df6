import { ORDERS_TO_CONFIRM } from '#domain/orders/desk.ts'
import { defineOrderParams } from '#app/routes/shared/fulfillment/order-params.ts'

const ORDERS = '/admin/orders'

/** Search parameters of the list of all orders. */
export const staffOrderParams = defineOrderParams(ORDERS, ORDERS_TO_CONFIRM)

/** Returns the URL of an order, by its number or id. */
export function staffOrderAddress(id: string): string {
  return `${ORDERS}/${id}`
}
