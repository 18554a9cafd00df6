/** Most characters of a password; the least is a setting. */
export const PASSWORD_MAX = 128

export type StaffRole = 'admin' | 'superuser'

/** What a person is to the whole product, beside being signed in. */
export type AccountStatus = {
  isAdmin: boolean
  isSuperuser: boolean
  /** Their organization is approved and not suspended. */
  isPartner: boolean
  /** They have an ambassador's page, shown or hidden. */
  isAmbassador: boolean
}

/** The signed-in person, as screens may know them. */
export type Viewer = AccountStatus & {
  userId: string
  email: string
  fullName: string
  /** Their picture, or null: then their initials stand for them. */
  avatarFileId: string | null
  /** Pieces in their cart. */
  cartCount: number
}
