import { UNANSWERED, type UnansweredOutcome } from '#domain/assistant/unanswered.ts'
import { entryAddress } from '../content/sections.ts'

const PATH = '/admin/assistant'

/** Which questions an address asks for; null is all that were not answered. */
export function outcomeOf(query: URLSearchParams): UnansweredOutcome | null {
  return UNANSWERED.find((outcome) => outcome === query.get('show')) ?? null
}

/** The address of the desk with these questions, from a place on. */
export function deskAddress(outcome: UnansweredOutcome | null, before?: string): string {
  const query = new URLSearchParams({
    ...(outcome ? { show: outcome } : {}),
    ...(before ? { before } : {}),
  })
  return query.size > 0 ? `${PATH}?${query}` : PATH
}

/** The form for a new entry of the FAQ that begins with this question. Its words stay out of addresses, which are logged. */
export function faqAddress(id: string): string {
  return `${entryAddress('faq', 'new')}?${new URLSearchParams({ asked: id })}`
}
