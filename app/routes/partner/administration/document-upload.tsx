import { FileText } from 'lucide-react'
import { Form, useNavigation } from 'react-router'
import { ACCEPTED, fileAddress } from '#domain/files/file.ts'
import { REQUIRED_DOCUMENTS, type DocumentKind } from '#domain/partners/partner.ts'
import { documentLabel } from '#domain/partners/partner-words.ts'
import { m } from '#messages'
import { Moment } from '#app/ui/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RequiredMark } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'
import type { ShownDocument } from './document-uploads.tsx'
import { sectionAddress } from './sections.ts'

type DocumentUploadProps = {
  kind: DocumentKind
  present: ShownDocument | undefined
  mayAdd: boolean
  error: string | undefined
}

/** One document: a link to the current file for its owner, and a form to upload or replace it. */
export function DocumentUpload({ kind, present, mayAdd, error }: DocumentUploadProps) {
  const { state, formData } = useNavigation()
  const isSending = state === 'submitting' && formData?.get('kind') === kind
  const label = documentLabel(kind)
  const isRequired = REQUIRED_DOCUMENTS.includes(kind)
  return (
    <Card>
      <h3 className="font-medium">
        {label}
        {isRequired ? (
          <RequiredMark />
        ) : (
          <span className="ms-2 text-sm font-normal text-muted">{m.forms_optional()}</span>
        )}
      </h3>
      {present && (
        <p className="mt-2 flex items-start gap-2.5">
          <FileText aria-hidden className="mt-1 size-4.5 shrink-0 text-muted" />
          <span className="min-w-0">
            <a
              href={fileAddress(present.fileId)}
              className="wrap-anywhere text-primary underline underline-offset-4"
            >
              <bdi>{present.name}</bdi>
            </a>
            <span className="block text-sm text-muted">
              {m.partneradmin_uploaded_on()} <Moment at={present.uploadedAt} />
            </span>
          </span>
        </p>
      )}
      {mayAdd && (
        <Form
          method="post"
          action={sectionAddress('documents')}
          encType="multipart/form-data"
          noValidate
          // Remounts the file input after an upload, to clear it.
          key={present?.fileId}
          className="mt-4 flex flex-wrap items-end gap-3"
        >
          <input type="hidden" name="kind" value={kind} />
          <FileField
            id={kind}
            name="file"
            accept={ACCEPTED.papers}
            label={
              <>
                {present ? m.partneradmin_replace_with() : m.partneradmin_choose_file()}
                <VisuallyHidden>{` (${label})`}</VisuallyHidden>
              </>
            }
            error={error}
            className="min-w-0 flex-1 basis-64"
          />
          <Button
            type="submit"
            variant="secondary"
            pending={isSending}
            // The toast of the document before would cover it.
            data-clear-of-toasts=""
          >
            <span>
              {present ? m.partneradmin_replace() : m.partneradmin_upload()}
              <VisuallyHidden>{` (${label})`}</VisuallyHidden>
            </span>
          </Button>
        </Form>
      )}
    </Card>
  )
}
