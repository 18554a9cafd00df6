/** Something an organization has published, as staff sees it in lists. */
export type Offered = {
  id: string
  title: string
  at: Date
  isPublic: boolean
  /** Since when and why it is hidden by staff; null if it is not. */
  hidden: { since: Date; reason: string | null } | null
}

export type OfferedPage = { items: Offered[]; count: number; page: number; pageCount: number }

export const OFFERED_PER_PAGE = 25
