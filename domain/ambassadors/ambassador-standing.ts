/** Whether everybody sees a page. */
export const AMBASSADOR_STATUSES = ['shown', 'hidden'] as const
export type AmbassadorStatus = (typeof AMBASSADOR_STATUSES)[number]

/** The same with the reason: staff has hidden it, or its person is suspended. */
export type AmbassadorStanding = 'shown' | 'hidden' | 'suspended'

/** Where a page stands by its row. */
export function standingOf(row: { isPublic: boolean; hiddenAt: Date | null }): AmbassadorStanding {
  if (row.isPublic) return 'shown'
  return row.hiddenAt ? 'hidden' : 'suspended'
}
