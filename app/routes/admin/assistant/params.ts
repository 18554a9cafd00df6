import { UNANSWERED } from '#domain/assistant/unanswered.ts'
import { cursor, defineSearchParams, oneOf } from '#app/request/search-params.ts'
import { entryAddress } from '../content/sections.ts'

/** Filters the list of unanswered questions. */
export const questionParams = defineSearchParams('/admin/assistant', {
  outcome: oneOf(UNANSWERED, 'show'),
  before: cursor,
})

/** Returns the URL of the new FAQ form prefilled with this question. Only the id is in the URL, because URLs are logged. */
export function faqAddress(id: string): string {
  return `${entryAddress('faq', 'new')}?${new URLSearchParams({ asked: id })}`
}
