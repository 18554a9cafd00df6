/** Whether everybody sees a page. */
export const STANDINGS = ['shown', 'hidden'] as const
export type AmbassadorStatus = (typeof STANDINGS)[number]

/** The same with the reason: staff has hidden it, or its person is suspended. */
export type AmbassadorStanding = 'shown' | 'hidden' | 'suspended'

/** Where a page stands by its row. */
export function standingOf(row: {
  is_public: boolean
  hidden_at: Date | null
}): AmbassadorStanding {
  if (row.is_public) return 'shown'
  return row.hidden_at ? 'hidden' : 'suspended'
}
