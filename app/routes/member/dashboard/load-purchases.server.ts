import { redirect, type RouterContextProvider } from 'react-router'
import { listOwnOrders } from '#domain/orders/queries/list-own-orders.ts'
import { ORDERS_PAGE_SIZE } from '#domain/orders/order.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { pageOf, dashboardTabAddress } from './tabs.ts'

/** A page of what the person ordered, as the dashboard shows it. */
export async function loadPurchases(
  context: Readonly<RouterContextProvider>,
  query: URLSearchParams,
) {
  const page = pageOf(query.get('page'))
  const { purchases, total } = await runOperation(context, listOwnOrders, { page })
  const pageCount = Math.ceil(total / ORDERS_PAGE_SIZE)
  if (page > 1 && page > pageCount)
    throw redirect(dashboardTabAddress('purchases', Math.max(1, pageCount)))
  return { purchases, page, pageCount }
}
