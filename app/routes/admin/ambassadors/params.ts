import { AMBASSADOR_VISIBILITIES } from '#domain/ambassadors/ambassador-status.ts'
import { defineSearchParams, oneOf, pageNumber, searchText } from '#app/request/search-params.ts'

/** Search parameters of the ambassador list. */
export const ambassadorParams = defineSearchParams('/admin/ambassadors', {
  page: pageNumber,
  standing: oneOf(AMBASSADOR_VISIBILITIES),
  q: searchText(),
})

/** Returns the URL of an ambassador, optionally with the dialog for hiding the page. */
export function ambassadorAddress(id: string, isAsked = false): string {
  return `/admin/ambassadors/${id}${isAsked ? '?ask=hide' : ''}`
}
