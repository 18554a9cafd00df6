/** An ambassador's totals: supports and supporters that count, and money received and not refunded. */
export type AmbassadorStats = {
  /** Campaigns of any age. */
  campaigns: number
  supports: number
  /** Distinct people. */
  supporters: number
  raisedCents: number
}

export const NO_FIGURES: AmbassadorStats = {
  campaigns: 0,
  supports: 0,
  supporters: 0,
  raisedCents: 0,
}

/** The same for one campaign. */
export type CampaignFigures = Omit<AmbassadorStats, 'campaigns'>
