import { UNANSWERED } from '#domain/assistant/unanswered.ts'
import { cursor, defineSearchParams, oneOf } from '#app/request/search-params.ts'
import { sections } from '../content/sections.ts'

/** Filters the list of unanswered questions. */
export const questionParams = defineSearchParams('/admin/assistant', {
  outcome: oneOf(UNANSWERED, 'show'),
  before: cursor,
})

/** Returns the URL of the help entries, to add this question to one as a phrase or as a new entry. Only the id is in the URL, because URLs are logged. */
export function faqAddress(id: string): string {
  return `${sections.faq.to}?${new URLSearchParams({ asked: id })}`
}
