/** Where something an organization tells or sells stands: seen by everybody, taken off by the organization, or hidden by staff. */
export type OfferStatus = 'public' | 'withdrawn' | 'hidden'

/** What staff has hidden stays hidden, whatever its organization does. */
export function offerStanding(row: {
  hidden_at: Date | null
  withdrawn_at: Date | null
}): OfferStatus {
  if (row.hidden_at) return 'hidden'
  return row.withdrawn_at ? 'withdrawn' : 'public'
}

/** Characters of the words that say what a picture shows. */
export const ALT_MAX = 300
