/** What a file is for. What may be in it, how large it may be and who may read it follow from that. */
export const FILE_KINDS = [
  'avatars',
  'id_documents',
  'partner-logos',
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

/** Megabytes a file of each kind may have. */
export const FILE_MEGABYTES: Record<FileKind, 5 | 10> = {
  avatars: 5,
  id_documents: 5,
  'partner-logos': 5,
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

/** What a file of a kind may contain: a picture (kept as WebP), a picture or PDF, or papers as offices know them. */
export type FileContents = 'picture' | 'picture-or-pdf' | 'papers'

/** Every kind not named here is a picture. */
export function contentsOf(kind: FileKind): FileContents {
  if (kind === 'partner-documents') return 'papers'
  return kind === 'id_documents' || kind === 'ambassador-resources' ? 'picture-or-pdf' : 'picture'
}

/** Somebody's papers: staff's reading of them leaves a line in the audit, and nothing ever makes them public. */
export function isConfidential(kind: FileKind): boolean {
  return kind === 'partner-documents' || kind === 'id_documents'
}

/** For the `accept` of a file field; what a file really is, the server finds in its content. */
export const ACCEPTED: Record<FileContents, string> = {
  picture: 'image/jpeg,image/png,image/webp,image/gif,image/avif',
  'picture-or-pdf': 'image/jpeg,image/png,image/webp,image/gif,image/avif,application/pdf',
  papers: '.pdf,.jpg,.jpeg,.png,.doc,.docx',
}

/** Widths in pixels that a picture can be asked for; 1600 is the longest edge that is kept at all. */
export const PICTURE_WIDTHS = [480, 960, 1600] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]

/** Where a file is read. Whether it may be, the server asks for each reader. */
export function fileAddress(id: string, width?: PictureWidth): string {
  return width === undefined ? `/files/${id}` : `/files/${id}?w=${width}`
}
