import { TO_CONFIRM } from '#domain/orders/desk.ts'
import { defineOrderParams } from '#app/routes/shared/fulfillment/order-params.ts'

const ORDERS = '/admin/orders'

/** What of all orders is shown. */
export const staffOrderParams = defineOrderParams(ORDERS, TO_CONFIRM)

/** One order's page, by its number or an id. */
export function staffOrderAddress(id: string): string {
  return `${ORDERS}/${id}`
}
