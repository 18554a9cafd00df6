import type { Viewer } from '#domain/accounts/account.ts'
import type { TokenSigner } from '#platform/token-signer.ts'

const MARK_LENGTH = 22

/** What the browser may know about the viewer. */
export type ShownViewer = Pick<
  Viewer,
  | 'email'
  | 'fullName'
  | 'avatarFileId'
  | 'isAdmin'
  | 'isSuperuser'
  | 'isPartner'
  | 'duties'
  | 'isAmbassador'
> & {
  /** An opaque mark that distinguishes accounts in a tab's storage. */
  mark?: string
}

/** Lists the fields explicitly, so that fields added to the viewer later are not exposed by accident. */
export function presentViewer(viewer: Viewer | null, seal: TokenSigner): ShownViewer | null {
  if (!viewer) return null
  const { email, fullName, avatarFileId, isAdmin, isSuperuser, isPartner, duties, isAmbassador } =
    viewer
  const mark = seal.close('tab', viewer.userId).split('.')[1]?.slice(0, MARK_LENGTH) ?? ''
  return {
    email,
    fullName,
    avatarFileId,
    isAdmin,
    isSuperuser,
    isPartner,
    duties,
    isAmbassador,
    mark,
  }
}
