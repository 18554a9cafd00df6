import { OBLIGATION_OWNERS } from '#domain/waiting/obligation.ts'
import { defineSearchParams, oneOf, pageNumber } from '#app/request/search-params.ts'

/** Search parameters of what is overdue. */
export const overdueParams = defineSearchParams('/admin/overdue', {
  page: pageNumber,
  owner: oneOf(OBLIGATION_OWNERS, 'who'),
})
