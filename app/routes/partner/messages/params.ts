import { THREAD_PARTS } from '#domain/threads/thread.ts'
import { defineSearchParams, oneOf, pageNumber } from '#app/request/search-params.ts'

/** Search parameters of an organization's messages. */
export const threadParams = defineSearchParams('/partner-dashboard/messages', {
  page: pageNumber,
  part: oneOf(THREAD_PARTS, 'show'),
})
