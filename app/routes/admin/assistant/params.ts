import { UNANSWERED } from '#domain/assistant/unanswered.ts'
import { cursor, defineSearchParams, oneOf } from '#app/request/search-params.ts'
import { entryAddress } from '../content/sections.ts'

/** Which of the questions without an answer are shown. */
export const questionParams = defineSearchParams('/admin/assistant', {
  outcome: oneOf(UNANSWERED, 'show'),
  before: cursor,
})

/** The form for a new entry of the FAQ that begins with this question. Its words stay out of addresses, which are logged. */
export function faqAddress(id: string): string {
  return `${entryAddress('faq', 'new')}?${new URLSearchParams({ asked: id })}`
}
