import { isConfidential } from '#domain/files/file.ts'
import type { ReadableFile } from '#domain/files/find-readable-file.ts'

/** The headers of a file's answer, but for its length. `variant` tells its sizes apart. */
export function fileHeaders(file: ReadableFile, variant: string): Headers {
  const isPicture = file.contentType.startsWith('image/')
  const headers = new Headers({
    'Content-Type': file.contentType,
    // A file never changes: another one gets another id.
    ETag: `"${variant}"`,
    // A day, since what is taken down should not be seen for long by those who saw it before.
    'Cache-Control': file.isPublic ? 'public, max-age=86400' : 'private, no-store',
    // A picture goes without its name, which its owner may not want to be known.
    'Content-Disposition': isPicture ? 'inline' : attachment(file),
  })
  if (!isPicture || isConfidential(file.kind)) {
    headers.set('Content-Security-Policy', "default-src 'none'; sandbox")
  }
  return headers
}

/** Whether the client says that it has this very answer. */
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

/** The name twice, as RFC 6266 has it, ending as its content demands: what is opened as a program was named so by its sender. */
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
