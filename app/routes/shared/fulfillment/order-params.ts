import { ORDER_SEARCH_MAX } from '#domain/orders/desk.ts'
import { ORDER_STATUSES } from '#domain/orders/order.ts'
import { cursor, defineSearchParams, oneOf, searchText } from '#app/request/search-params.ts'

/** Defines the search parameters of an order list, including the cursor; staff can filter by one more status. */
export function defineOrderParams<More extends string = never>(path: string, ...more: More[]) {
  return defineSearchParams(path, {
    status: oneOf([...more, ...ORDER_STATUSES]),
    q: searchText(ORDER_SEARCH_MAX),
    after: cursor,
  })
}
