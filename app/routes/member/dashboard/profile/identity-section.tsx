import { ChevronDown, FileText } from 'lucide-react'
import { Form, useLocation, useNavigation } from 'react-router'
import { m } from '#messages'
import { PAPER_KEPT_DAYS, type OwnIdentity } from '#domain/accounts/identity.ts'
import { ACCEPTED, FILE_MEGABYTES, fileAddress } from '#domain/files/file.ts'
import { format } from '#platform/text/format.ts'
import { Button } from '#app/ui/button.tsx'
import { buttonVariants } from '#app/ui/button-variants.ts'
import { FileField } from '#app/ui/file-field.tsx'
import { IdentityBadge } from '../identity-badge.tsx'

/** Id of the form that deletes the document; its button is inside the profile form. */
export const FORGET_IDENTITY = 'forget-identity'

/** Status of the user's identity document; opened, an upload field and a button to delete it. */
export function IdentitySection({
  identity,
  error,
}: {
  identity: OwnIdentity | null
  error: string | undefined
}) {
  return (
    <details
      // Open where there is something to do.
      open={error !== undefined || identity?.status === 'refused' ? true : undefined}
      className="group/identity rounded-card border border-line"
    >
      <summary className="flex min-h-14 list-none items-center gap-x-4 px-4 py-3 hover:text-primary sm:px-5">
        <span className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1">
          <span className="font-medium">{m.identity_label()}</span>
          <span className="text-sm text-muted">
            <IdentityBadge identity={identity} />
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 text-muted transition-transform group-open/identity:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4 sm:px-5 sm:pb-5">
        {identity && <Standing {...identity} />}
        <FileField
          id="paper"
          name="paper"
          accept={ACCEPTED['picture-or-pdf']}
          label={m.identity_document()}
          help={m.identity_help({ megabytes: FILE_MEGABYTES.id_documents, days: PAPER_KEPT_DAYS })}
          error={error}
          className="mt-3"
        />
      </div>
    </details>
  )
}

function Standing({ status, reason, submittedAt, decidedAt, fileId }: OwnIdentity) {
  const { formData } = useNavigation()
  const date = format.date(decidedAt ?? submittedAt)
  return (
    <>
      <div className="flex flex-col gap-1 text-sm">
        {status === 'submitted' && (
          <p>
            {m.identity_submitted_text({ date })} {m.identity_replace()}
          </p>
        )}
        {status === 'verified' && (
          <p>
            {m.identity_verified_text({ date })} {m.identity_again_verified()}
          </p>
        )}
        {status === 'refused' && (
          <>
            <p>
              {m.identity_refused_text({ date })} {m.identity_again()}
            </p>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {m.identity_reason({ reason: reason ?? '' })}
            </p>
          </>
        )}
        {!fileId && <p className="text-muted">{m.identity_file_gone()}</p>}
      </div>
      <div className="mt-3 flex flex-wrap items-start gap-x-4 gap-y-2">
        {fileId && (
          <a
            href={fileAddress(fileId)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-2 text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            {m.identity_open_own()}
          </a>
        )}
        <details className="-ms-3 open:ms-0 open:basis-full">
          <summary className={`${buttonVariants({ variant: 'quiet', size: 'small' })} list-none`}>
            {m.identity_delete()}
          </summary>
          <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-3 rounded-field bg-sand p-4">
            <p className="flex-1 basis-60 text-sm">{m.identity_delete_sure()}</p>
            <Button
              type="submit"
              form={FORGET_IDENTITY}
              variant="danger"
              size="small"
              pending={formData?.get('intent') === FORGET_IDENTITY}
            >
              {m.identity_delete_do()}
            </Button>
          </div>
        </details>
      </div>
    </>
  )
}

/** Rendered outside the profile form, because forms cannot be nested. */
export function ForgetForm() {
  const { search } = useLocation()
  return (
    <Form
      id={FORGET_IDENTITY}
      method="post"
      action={`/dashboard/profile${search}`}
      preventScrollReset
      hidden
    >
      <input type="hidden" name="intent" value={FORGET_IDENTITY} />
    </Form>
  )
}
