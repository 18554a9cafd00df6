import { Check, FileText, X } from 'lucide-react'
import { Form, Link, useNavigation } from 'react-router'
import { fileAddress } from '#domain/files/file.ts'
import { m } from '#messages'
import { Button } from '#app/ui/button.tsx'
import { Card } from '#app/ui/card.tsx'
import { RelativeTime } from '#app/ui/relative-time.tsx'
import { VisuallyHidden } from '#app/ui/visually-hidden.tsx'

export type Paper = {
  userId: string
  name: string
  /** Masked. */
  email: string
  submittedAt: string
  file: { id: string; contentType: string } | null
  isOwn: boolean
}

/** A document waiting for review: owner, waiting time, and the two decision buttons. */
export function PaperCard({
  userId,
  name,
  email,
  submittedAt,
  file,
  isOwn,
  address,
  refuseAddress,
}: Paper & { address: string; refuseAddress: string }) {
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3
          id={`item-${userId}`}
          tabIndex={-1}
          dir="auto"
          className="font-medium text-match wrap-anywhere"
        >
          {name}
        </h3>
        <p className="text-sm wrap-anywhere text-muted">{email}</p>
        <p className="text-sm text-muted">
          {m.identity_since()} <RelativeTime at={submittedAt} withDate />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {file ? (
          <a
            href={fileAddress(file.id)}
            target="_blank"
            rel="noopener"
            className="inline-flex min-h-9 items-center gap-2 px-1 text-sm font-medium text-primary underline-offset-4 hover:underline pointer-coarse:min-h-11"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            {m.identity_open()}
            <span className="text-muted">
              {file.contentType === 'application/pdf' ? m.identity_pdf() : m.identity_picture()}
            </span>
            <VisuallyHidden>{` (${name})`}</VisuallyHidden>
          </a>
        ) : (
          <p className="text-sm text-muted">{m.identity_file_missing()}</p>
        )}
        {isOwn && <p className="text-sm text-muted">{m.identity_own_row()}</p>}
        {file && !isOwn && (
          <Answers {...{ userId, name, address, refuseAddress }} fileId={file.id} />
        )}
      </div>
    </Card>
  )
}

type AnswersProps = {
  userId: string
  name: string
  fileId: string
  address: string
  refuseAddress: string
}

function Answers({ userId, name, fileId, address, refuseAddress }: AnswersProps) {
  const { formData } = useNavigation()
  const pending = formData?.get('userId') === userId && formData.get('decision') === 'verify'
  const whose = <VisuallyHidden>{` (${name})`}</VisuallyHidden>
  return (
    <>
      <Form method="post" action={address}>
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="fileId" value={fileId} />
        <input type="hidden" name="decision" value="verify" />
        <Button type="submit" size="small" pending={pending}>
          {!pending && <Check aria-hidden />}
          <span>
            {m.identity_verify()}
            {whose}
          </span>
        </Button>
      </Form>
      <Button asChild size="small" variant="secondary">
        <Link to={refuseAddress} preventScrollReset>
          <X aria-hidden />
          <span>
            {m.identity_refuse()}
            {whose}
          </span>
        </Link>
      </Button>
    </>
  )
}
