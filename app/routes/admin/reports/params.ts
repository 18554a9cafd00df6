import { REPORT_PARTS } from '#domain/threads/thread.ts'
import { defineSearchParams, oneOf, pageNumber } from '#app/request/search-params.ts'

const REPORTS = '/admin/reports'

/** Search parameters of the reports. */
export const reportParams = defineSearchParams(REPORTS, {
  page: pageNumber,
  part: oneOf(REPORT_PARTS, 'show'),
})

/** Returns the URL of a report. */
export function reportAddress(id: string): string {
  return `${REPORTS}/${id}`
}
