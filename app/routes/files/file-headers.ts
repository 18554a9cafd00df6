import { isConfidential } from '#domain/files/file.ts'
import type { ReadableFile } from '#domain/files/find-readable-file.ts'

/** The response headers of a file, except its length. `variant` distinguishes its sizes. */
export function fileHeaders(file: ReadableFile, variant: string): Headers {
  const isPicture = file.contentType.startsWith('image/')
  const headers = new Headers({
    'Content-Type': file.contentType,
    // A file never changes: a new one gets a new ID.
    ETag: `"${variant}"`,
    // One day, so that removed files do not stay in caches for long.
    'Cache-Control': file.isPublic ? 'public, max-age=86400' : 'private, no-store',
    // Images omit their name, which their owner may not want to reveal.
    'Content-Disposition': isPicture ? 'inline' : attachment(file),
  })
  if (!isPicture || isConfidential(file.kind)) {
    headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  }
  return headers
}

/** Whether the client already has this response. */
export function isKnown(request: Request, headers: Headers): boolean {
  const known = request.headers.get('If-None-Match')?.split(',') ?? []
  const etag = headers.get('ETag')
  return known.some((one) => one.trim() === '*' || one.trim().replace(/^W\//, '') === etag)
}

const ENDINGS: Record<string, string> = {
  'application/pdf': '.pdf',
  'application/msword': '.doc',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': '.docx',
}

/**
 * The original name in both forms of RFC 6266, with the extension of its content type: the sender chose the original
 * one.
 */
function attachment({ originalName, contentType }: ReadableFile): string {
  const stem = originalName.replace(/\.[^.]*$/, '') || 'file'
  const name = stem + (ENDINGS[contentType] ?? '')
  const plain = name.replace(/[^\w.() -]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`
}
