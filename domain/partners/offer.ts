/** The visibility of a news post or product: public, withdrawn by its organization, or hidden by staff. */
export type OfferStatus = 'public' | 'withdrawn' | 'hidden'

/** Returns the visibility. What staff has hidden stays hidden, whatever its organization does. */
export function listingStatus(row: {
  hiddenAt: Date | null
  withdrawnAt: Date | null
}): OfferStatus {
  if (row.hiddenAt) return 'hidden'
  return row.withdrawnAt ? 'withdrawn' : 'public'
}

/** The maximum length of an alt text. */
export const ALT_MAX = 300
