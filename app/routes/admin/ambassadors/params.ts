import { AMBASSADOR_VISIBILITIES } from '#domain/ambassadors/ambassador-status.ts'
import { defineSearchParams, oneOf, pageNumber, searchText } from '#app/request/search-params.ts'

/** What of the ambassadors is shown. */
export const ambassadorParams = defineSearchParams('/admin/ambassadors', {
  page: pageNumber,
  standing: oneOf(AMBASSADOR_VISIBILITIES),
  q: searchText(),
})

/** The address of one ambassador, with the dialog that asks why the page is to be hidden. */
export function ambassadorAddress(id: string, isAsked = false): string {
  return `/admin/ambassadors/${id}${isAsked ? '?ask=hide' : ''}`
}
