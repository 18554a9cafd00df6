import type { Standing } from '#domain/partners/duty.ts'

/** Maximum password length in characters; the minimum is a setting. */
export const PASSWORD_MAX = 128

export type StaffRole = 'admin' | 'superuser'

/** A signed-in user's standing in the product, beyond being signed in. */
export type AccountStatus = {
  isAdmin: boolean
  isSuperuser: boolean
  /** Their organization is approved and not suspended. */
  isPartner: boolean
  /** What they may do for their organization; none without one that is approved. */
  duties: readonly Standing[]
  /** They have an ambassador page, visible or hidden. */
  isAmbassador: boolean
}

/** The signed-in user, as exposed to screens. */
export type Viewer = AccountStatus & {
  userId: string
  email: string
  fullName: string
  /** Their picture; when null, their initials are shown instead. */
  avatarFileId: string | null
  /** Number of items in their cart. */
  cartCount: number
  /** Number of notices they have not read, at most 100. */
  unreadCount: number
}
