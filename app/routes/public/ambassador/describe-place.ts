import { m } from '#messages'
import { format } from '#platform/text/format.ts'

type Place = { link: string | null; file: { contentType: string; bytes: number } | null }

/** Describes where a resource is: `PDF, 1.2 MB`, `Picture, 300 KB`, or the host of its link. */
export function describeResource({ link, file }: Place): string {
  if (link !== null) return new URL(link).hostname.replace(/^www\./, '')
  if (file === null) return ''
  const kind = file.contentType === 'application/pdf' ? m.content_pdf() : m.content_picture()
  return m.content_file_of_size({ kind, size: format.bytes(file.bytes) })
}
