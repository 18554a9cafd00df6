import { DOCUMENT_KINDS, type DocumentKind } from '#domain/partners/partner.ts'
import { FILE_MEGABYTES } from '#domain/files/file.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Banner } from '#app/ui/banner.tsx'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { DocumentUpload } from './document-upload.tsx'

export type ShownDocument = { kind: DocumentKind; fileId: string; name: string; uploadedAt: Date }

type DocumentUploadsProps = {
  documents: ShownDocument[]
  mayAdd: boolean
  problems: FormErrors | undefined
}

/** The organization's private documents, with an upload form for each kind. */
export function DocumentUploads({ documents, mayAdd, problems }: DocumentUploadsProps) {
  return (
    <section aria-labelledby="document-uploads">
      <h2 id="document-uploads" className="font-display text-heading font-bold">
        {m.partneradmin_documents()}
      </h2>
      <p className="mt-2 max-w-text text-muted">
        {m.partneradmin_documents_text({ megabytes: FILE_MEGABYTES['partner-documents'] })}
      </p>
      {problems && (
        <div className="mt-6">
          <ErrorSummary
            problems={[{ field: Object.keys(problems.fields)[0], message: problems.message }]}
          />
        </div>
      )}
      {!mayAdd && (
        <Banner tone="warning" className="mt-6">
          {m.partneradmin_suspended()}
        </Banner>
      )}
      <div className="mt-6 flex flex-col gap-5">
        {DOCUMENT_KINDS.map((kind) => (
          <DocumentUpload
            key={kind}
            kind={kind}
            present={documents.find((document) => document.kind === kind)}
            mayAdd={mayAdd}
            error={problems?.fields[kind]}
          />
        ))}
      </div>
    </section>
  )
}
