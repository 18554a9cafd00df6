/** Whether everybody sees a page. */
export const AMBASSADOR_VISIBILITIES = ['shown', 'hidden'] as const
export type AmbassadorVisibility = (typeof AMBASSADOR_VISIBILITIES)[number]

/** The same with the reason: staff has hidden it, or its person is suspended. */
export type AmbassadorStatus = 'shown' | 'hidden' | 'suspended'

/** Where a page stands by its row. */
export function ambassadorStatus(row: {
  isPublic: boolean
  hiddenAt: Date | null
}): AmbassadorStatus {
  if (row.isPublic) return 'shown'
  return row.hiddenAt ? 'hidden' : 'suspended'
}
