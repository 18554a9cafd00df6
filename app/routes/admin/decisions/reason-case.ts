/** A refusal that is being given its reason. */
export type ReasonCase = {
  id: string
  decision: 'reject' | 'ask-changes'
  title: string
  next: string | null
  page: number
  /** The dialog's own address, and that of the page below it. */
  address: string
  closeTo: string
}

/** Which refusal an address asks a reason for: `?reject=` or `?ask-changes=` and the id. */
export function askedReason(
  query: URLSearchParams,
): { id: string; decision: 'reject' | 'ask-changes' } | null {
  for (const decision of ['reject', 'ask-changes'] as const) {
    const id = query.get(decision)
    if (id) return { id, decision }
  }
  return null
}
