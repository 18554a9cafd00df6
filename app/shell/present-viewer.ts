import type { Viewer } from '#domain/accounts/account.ts'
import type { TokenSigner } from '#platform/token-signer.ts'

const MARK_LENGTH = 22

/** What the browser may know of the person it serves. */
export type ShownViewer = Pick<
  Viewer,
  'email' | 'fullName' | 'avatarFileId' | 'isAdmin' | 'isSuperuser' | 'isPartner' | 'isAmbassador'
> & {
  /** Tells this account from others in what a tab keeps, and says nothing of it. */
  mark?: string
}

/** Lists the fields, so that what is added to a viewer later does not leave by itself. */
export function presentViewer(viewer: Viewer | null, seal: TokenSigner): ShownViewer | null {
  if (!viewer) return null
  const { email, fullName, avatarFileId, isAdmin, isSuperuser, isPartner, isAmbassador } = viewer
  const mark = seal.close('tab', viewer.userId).split('.')[1]?.slice(0, MARK_LENGTH) ?? ''
  return { email, fullName, avatarFileId, isAdmin, isSuperuser, isPartner, isAmbassador, mark }
}
