import { defineOrderParams } from '#app/routes/shared/fulfillment/order-params.ts'

const ORDERS = '/partner-dashboard/orders'
export const howToPayAddress = '/partner-dashboard/how-to-pay'

/** Search parameters of an organization's order list. */
export const orderParams = defineOrderParams(ORDERS)
/** The same filters for the CSV export, without paging. */
export const orderCsvParams = defineOrderParams(`${ORDERS}.csv`)

/** Returns the URL of an order, by its number or the id of its part. */
export function partnerOrderAddress(id: string): string {
  return `${ORDERS}/${id}`
}

/** Returns the URL of the printable packing slip. */
export function slipAddress(id: string): string {
  return `${partnerOrderAddress(id)}/slip`
}
