import { KINDS } from '#domain/support/support.ts'
import { SHOWN } from '#domain/support/supporters-part.ts'
import { defineSearchParams, matching, oneOf, pageNumber } from '#app/request/search-params.ts'

const SUPPORTERS = '/partner-dashboard/supporters'
const shape = {
  post: matching(() => true),
  kind: oneOf(KINDS),
  part: oneOf(SHOWN, 'show'),
  /** One of the dates of the item. */
  date: matching(() => true),
  page: pageNumber,
}

/** Search parameters of the supporter list. */
export const supporterParams = defineSearchParams(SUPPORTERS, shape)
/** The same filters for the CSV export, without paging. */
export const supporterCsvParams = defineSearchParams(`${SUPPORTERS}.csv`, shape)

export type SupportersView = ReturnType<typeof supporterParams.parse>
