import type { Viewer } from '#domain/accounts/account.ts'

/** What the browser may know of the person it serves. */
export type ShownViewer = Pick<
  Viewer,
  'email' | 'fullName' | 'avatarFileId' | 'isAdmin' | 'isSuperuser' | 'isPartner' | 'isAmbassador'
>

/** Lists the fields, so that what is added to a viewer later does not leave by itself. */
export function presentViewer(viewer: Viewer | null): ShownViewer | null {
  if (!viewer) return null
  const { email, fullName, avatarFileId, isAdmin, isSuperuser, isPartner, isAmbassador } = viewer
  return { email, fullName, avatarFileId, isAdmin, isSuperuser, isPartner, isAmbassador }
}
