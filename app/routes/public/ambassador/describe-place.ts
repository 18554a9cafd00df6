import { m } from '#messages'

type Place = { link: string | null; file: { contentType: string; bytes: number } | null }

/** Where a resource is: `PDF, 1.2 MB`, `Picture, 300 KB`, or the site that its link leads to. */
export function describePlace({ link, file }: Place): string {
  if (link !== null) return new URL(link).hostname.replace(/^www\./, '')
  if (file === null) return ''
  const kind = file.contentType === 'application/pdf' ? m.content_pdf() : m.content_picture()
  return m.content_file_of_size({ kind, size: inBytes(file.bytes) })
}

function inBytes(bytes: number): string {
  const format = (amount: number, unit: string) =>
    new Intl.NumberFormat('en-US', {
      style: 'unit',
      unit,
      maximumFractionDigits: amount < 10 ? 1 : 0,
    }).format(amount)
  return bytes < 1_000_000
    ? format(Math.max(1, Math.round(bytes / 1000)), 'kilobyte')
    : format(bytes / 1_000_000, 'megabyte')
}
