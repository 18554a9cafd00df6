import { MESSAGE_HOLDERS, MESSAGE_KINDS, MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { defineSearchParams, oneOf, pageNumber, searchText } from '#app/request/search-params.ts'

/** Search parameters of the inbox. */
export const inboxParams = defineSearchParams('/admin/inbox', {
  page: pageNumber,
  status: oneOf(MESSAGE_STATUSES),
  kind: oneOf(MESSAGE_KINDS),
  holder: oneOf(MESSAGE_HOLDERS, 'for'),
  q: searchText(),
})
