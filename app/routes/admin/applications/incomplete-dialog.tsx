import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'

type IncompleteDialogProps = {
  id: string
  name: string
  next: string | null
  /** Names of the missing required documents. */
  missing: readonly string[]
  /** URLs of the dialog and of the page below it. */
  address: string
  closeTo: string
  problems: FormErrors | undefined
}

/** Asks for confirmation before approving an organization whose required documents are missing, and lists them. */
export function IncompleteDialog(props: IncompleteDialogProps) {
  const { id, name, next, missing, address, closeTo, problems } = props
  const { state } = useNavigation()
  return (
    <RouteDialog
      title={m.moderation_approve_incomplete_title()}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </strong>
          {m.moderation_approve_incomplete_lead()}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={address} className="grid gap-5">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="decision" value="approve" />
        <input type="hidden" name="withoutDocuments" value="yes" />
        {next && <input type="hidden" name="next" value={next} />}
        {problems && (
          <p role="alert" className="text-donate">
            {problems.message}
          </p>
        )}
        <ul className="list-disc ps-6">
          {missing.map((label) => (
            <li key={label}>{label}</li>
          ))}
        </ul>
        <DialogActions
          closeTo={closeTo}
          keep={m.forms_cancel()}
          submit={m.moderation_approve_incomplete_do()}
          pending={state !== 'idle'}
        />
      </Form>
    </RouteDialog>
  )
}
