/** A decision that needs a reason. */
export type ReasonCase = {
  id: string
  decision: 'reject' | 'ask-changes'
  title: string
  next: string | null
  page: number
  /** URLs of the dialog and of the page below it. */
  address: string
  closeTo: string
}

/** Returns the id whose approval a URL asks to confirm: `?approve=`. */
export function askedApproval(query: URLSearchParams): string | null {
  return query.get('approve')
}

/** Returns the decision whose reason a URL asks for: `?reject=` or `?ask-changes=` with an id. */
export function askedReason(
  query: URLSearchParams,
): { id: string; decision: 'reject' | 'ask-changes' } | null {
  for (const decision of ['reject', 'ask-changes'] as const) {
    const id = query.get(decision)
    if (id) return { id, decision }
  }
  return null
}
