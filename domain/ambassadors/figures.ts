/** What came through an ambassador so far; supports and supporters that count, and what has come and not gone back. */
export type AmbassadorStats = {
  /** Campaigns of any age. */
  campaigns: number
  supports: number
  /** People; whoever supported twice is one. */
  supporters: number
  raisedCents: number
}

export const NO_FIGURES: AmbassadorStats = {
  campaigns: 0,
  supports: 0,
  supporters: 0,
  raisedCents: 0,
}

/** The same of one campaign. */
export type CampaignFigures = Omit<AmbassadorStats, 'campaigns'>
