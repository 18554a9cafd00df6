/** What a file is for. Its allowed contents, maximum size and readers follow from its kind. */
export const FILE_KINDS = [
  'avatars',
  'id_documents',
  'partner-logos',
  'partner-covers',
  'ambassador-logos',
  'ambassador-photos',
  'project-images',
  'event-images',
  'product-images',
  'news-images',
  'ambassador-resources',
  'partner-documents',
] as const
export type FileKind = (typeof FILE_KINDS)[number]

const MB = 1024 * 1024

/** Maximum size per kind, in megabytes. */
export const FILE_MEGABYTES: Record<FileKind, 5 | 10> = {
  avatars: 5,
  id_documents: 5,
  'partner-logos': 5,
  'partner-covers': 5,
  'ambassador-logos': 5,
  'ambassador-photos': 5,
  'project-images': 5,
  'event-images': 5,
  'product-images': 5,
  'news-images': 5,
  'ambassador-resources': 5,
  'partner-documents': 10,
}

/** The same in bytes. */
export const FILE_LIMITS = Object.fromEntries(
  FILE_KINDS.map((kind) => [kind, FILE_MEGABYTES[kind] * MB]),
) as Record<FileKind, number>

/** What a kind of file may contain: a picture (stored as WebP), a picture or PDF, or common office documents. */
export type FileContents = 'picture' | 'picture-or-pdf' | 'papers'

/** Kinds not named here contain pictures. */
export function contentsOf(kind: FileKind): FileContents {
  if (kind === 'partner-documents') return 'papers'
  return kind === 'id_documents' || kind === 'ambassador-resources' ? 'picture-or-pdf' : 'picture'
}

/** Whether a kind holds a user's confidential documents: access by staff is audited, and they never become public. */
export function isConfidential(kind: FileKind): boolean {
  return kind === 'partner-documents' || kind === 'id_documents'
}

/** For the `accept` attribute of a file input; the server checks the actual content. */
export const ACCEPTED: Record<FileContents, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  'picture-or-pdf': 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf',
  papers: '.pdf,.jpg,.jpeg,.png,.doc,.docx',
}

/** The picture widths that can be requested, in pixels; 1600 is the longest edge that is stored at all. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** The URL of a file. The server checks access for each reader. */
export function fileAddress(id: string, width?: PictureWidth): string {
  return width === undefined ? `/files/${id}` : `/files/${id}?w=${width}`
}
