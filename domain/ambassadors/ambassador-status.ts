/** Whether a page is public. */
export const AMBASSADOR_VISIBILITIES = ['shown', 'hidden'] as const
export type AmbassadorVisibility = (typeof AMBASSADOR_VISIBILITIES)[number]

/** The same, with the reason: hidden by staff, or its user is suspended. */
export type AmbassadorStatus = 'shown' | 'hidden' | 'suspended'

/** The status of a page, from its row. */
export function ambassadorStatus(row: {
  isPublic: boolean
  hiddenAt: Date | null
}): AmbassadorStatus {
  if (row.isPublic) return 'shown'
  return row.hiddenAt ? 'hidden' : 'suspended'
}
