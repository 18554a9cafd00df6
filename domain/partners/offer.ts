/** Where something an organization tells or sells stands: seen by everybody, taken off by the organization, or hidden by staff. */
export type OfferStatus = 'public' | 'withdrawn' | 'hidden'

/** What staff has hidden stays hidden, whatever its organization does. */
export function listingStatus(row: {
  hiddenAt: Date | null
  withdrawnAt: Date | null
}): OfferStatus {
  if (row.hiddenAt) return 'hidden'
  return row.withdrawnAt ? 'withdrawn' : 'public'
}

/** Characters of the words that say what a picture shows. */
export const ALT_MAX = 300
