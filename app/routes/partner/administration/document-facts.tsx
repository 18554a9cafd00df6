import { DOCUMENT_KINDS } from '#domain/partners/partner.ts'
import { documentLabel } from '#domain/partners/partner-words.ts'
import { missingDocuments } from '#domain/partners/partner-rules.ts'
import { m } from '#messages'
import { StatusBadge } from '#app/ui/status-badge.tsx'
import type { ShownDocument } from './document-uploads.tsx'

/** Which papers are there. */
export function DocumentFacts({ documents }: { documents: readonly ShownDocument[] }) {
  const missing = missingDocuments(documents.map(({ kind }) => kind))
  return (
    <ul className="mt-4 flex flex-col divide-y divide-line">
      {DOCUMENT_KINDS.map((kind) => {
        const isThere = documents.some((document) => document.kind === kind)
        const tone = isThere ? 'success' : missing.includes(kind) ? 'warning' : 'neutral'
        return (
          <li
            key={kind}
            className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2"
          >
            {documentLabel(kind)}
            <StatusBadge tone={tone}>
              {isThere
                ? m.partneradmin_document_there()
                : missing.includes(kind)
                  ? m.partneradmin_document_missing()
                  : m.partneradmin_document_optional()}
            </StatusBadge>
          </li>
        )
      })}
    </ul>
  )
}
