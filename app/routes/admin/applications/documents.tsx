import { FileText, TriangleAlert } from 'lucide-react'
import { fileAddress } from '#domain/files/file.ts'
import type { DocumentKind } from '#domain/partners/partner.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'

export type ApplicationDocument = {
  kind: DocumentKind
  label: string
  isRequired: boolean
  file: { id: string; name: string; bytes: number; uploadedAt: string } | null
}

/** The organization's documents; missing required ones are marked. */
export function Documents({ documents }: { documents: readonly ApplicationDocument[] }) {
  return (
    <section aria-labelledby="documents" className="mt-10">
      <h2 id="documents" className="font-display text-subheading font-bold">
        {m.moderation_documents()}
      </h2>
      <p className="mt-1 mb-3 text-sm text-muted">{m.moderation_documents_audited()}</p>
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {documents.map(({ kind, label, isRequired, file }) => (
          <li key={kind} className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-3 text-sm">
            <span className="min-w-48 font-medium">{label}</span>
            {file ? (
              <span className="min-w-0">
                <a
                  href={fileAddress(file.id)}
                  target="_blank"
                  rel="noopener"
                  aria-label={`${label}: ${m.moderation_documents_open({ name: file.name, size: sizeOf(file.bytes) })}`}
                  className="inline-flex items-center gap-1.5 py-1 wrap-anywhere text-primary underline underline-offset-4"
                >
                  <FileText aria-hidden className="size-4 shrink-0" />
                  {file.name}
                </a>
                <span className="block text-muted">
                  {sizeOf(file.bytes)} ·{' '}
                  {m.moderation_documents_uploaded({ date: format.shortDate(file.uploadedAt) })}
                </span>
              </span>
            ) : (
              <Missing isRequired={isRequired} />
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}

function Missing({ isRequired }: { isRequired: boolean }) {
  if (!isRequired) return <span className="text-muted">{m.moderation_documents_optional()}</span>
  return (
    <span className="inline-flex items-center gap-1.5 font-medium text-gold">
      <TriangleAlert aria-hidden className="size-4 shrink-0" />
      {m.moderation_documents_missing()}
    </span>
  )
}

function sizeOf(bytes: number): string {
  const megabytes = bytes / 1024 / 1024
  if (megabytes >= 1) return m.moderation_megabytes({ size: megabytes.toFixed(1) })
  return m.moderation_kilobytes({ size: Math.ceil(bytes / 1024) })
}
