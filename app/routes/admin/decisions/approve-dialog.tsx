import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { decisionButton } from './decision-words.ts'

export type ApprovalCase = {
  id: string
  title: string
  next: string | null
  page?: number
  /** URLs of the dialog and of the page below it. */
  address: string
  closeTo: string
}

/** Asks for confirmation before approving with the keyboard shortcut; a click on Approve needs none. */
export function ApproveDialog({
  of: { id, title, next, page, address, closeTo },
  problems,
}: {
  of: ApprovalCase
  problems: FormErrors | undefined
}) {
  const { state, formData } = useNavigation()
  return (
    <RouteDialog
      title={decisionButton('approve').word}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{title}</bdi>
          </strong>
          {m.moderation_approve_lead()}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={address} className="grid gap-5">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="decision" value="approve" />
        {next && <input type="hidden" name="next" value={next} />}
        {page !== undefined && <input type="hidden" name="page" value={page} />}
        {problems && (
          <p role="alert" className="text-donate">
            {problems.message}
          </p>
        )}
        <DialogActions
          closeTo={closeTo}
          keep={m.forms_cancel()}
          submit={decisionButton('approve').word}
          pending={state !== 'idle' && formData?.get('id') === id}
        />
      </Form>
    </RouteDialog>
  )
}
