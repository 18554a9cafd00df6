/** Something an organization has put before the public, as staff looks through it. */
export type Offered = {
  id: string
  title: string
  at: Date
  isPublic: boolean
  /** Taken down by staff, since when and why. */
  hidden: { since: Date; reason: string | null } | null
}

export type OfferedPage = { items: Offered[]; count: number; page: number; pageCount: number }

export const OFFERED_PER_PAGE = 25
