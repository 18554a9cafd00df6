import { defineOrderParams } from '#app/routes/shared/fulfillment/order-params.ts'

const ORDERS = '/partner-dashboard/orders'
export const howToPayAddress = '/partner-dashboard/how-to-pay'

/** What of an organization's orders is shown. */
export const orderParams = defineOrderParams(ORDERS)
/** The same selection, whole, as a table for spreadsheets. */
export const orderCsvParams = defineOrderParams(`${ORDERS}.csv`)

/** One order's page, by its number or its part's id. */
export function partnerOrderAddress(id: string): string {
  return `${ORDERS}/${id}`
}

/** Its packing slip, to print. */
export function slipAddress(id: string): string {
  return `${partnerOrderAddress(id)}/slip`
}
