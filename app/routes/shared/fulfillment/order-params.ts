import { ORDER_SEARCH_MAX } from '#domain/orders/desk.ts'
import { ORDER_STATUSES } from '#domain/orders/order.ts'
import { cursor, defineSearchParams, oneOf, searchText } from '#app/request/search-params.ts'

/** What of the orders is shown, and where the page begins; staff can ask for one status more. */
export function defineOrderParams<More extends string = never>(path: string, ...more: More[]) {
  return defineSearchParams(path, {
    status: oneOf([...more, ...ORDER_STATUSES]),
    q: searchText(ORDER_SEARCH_MAX),
    after: cursor,
  })
}
