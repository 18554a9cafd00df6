import { Form, useNavigation } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { DialogActions } from '#app/ui/dialog-actions.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'

type RemoveDialogProps = {
  id: string
  version: number
  title: string
  lead: string
  /** URLs of the dialog and of the page below it. */
  address: string
  closeTo: string
  problems: FormErrors | undefined
}

/** Asks for confirmation before a permanent removal. */
export function RemoveDialog(props: RemoveDialogProps) {
  const { id, version, title, lead, address, closeTo, problems } = props
  const { state } = useNavigation()
  return (
    <RouteDialog
      title={m.content_remove_title()}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{title}</bdi>
          </strong>
          {lead}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={address} className="grid gap-5">
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version} />
        {problems && (
          <p role="alert" className="text-donate">
            {problems.message}
          </p>
        )}
        <DialogActions
          closeTo={closeTo}
          keep={m.content_cancel()}
          submit={m.content_remove_do()}
          variant="danger"
          pending={state !== 'idle'}
        />
      </Form>
    </RouteDialog>
  )
}
