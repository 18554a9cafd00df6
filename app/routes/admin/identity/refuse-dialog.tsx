import { Form, Link, useNavigation } from 'react-router'
import { IDENTITY_REASON_MAX } from '#domain/accounts/identity.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'

type RefuseDialogProps = {
  userId: string
  fileId: string
  name: string
  address: string
  closeTo: string
  problems: Problems | undefined
}

/** The reason for a refusal. What was typed comes back when something is wrong with it. */
export function RefuseDialog(props: RefuseDialogProps) {
  const { userId, fileId, name, address, closeTo, problems } = props
  const { state } = useNavigation()
  return (
    <RouteDialog
      title={m.identity_refuse()}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </strong>
          {m.identity_refuse_lead()}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={address} className="grid gap-5" noValidate>
        <input type="hidden" name="userId" value={userId} />
        <input type="hidden" name="fileId" value={fileId} />
        <input type="hidden" name="decision" value="refuse" />
        {problems && !problems.fields['reason'] && (
          <p role="alert" className="text-donate">
            {problems.message}
          </p>
        )}
        <TextArea
          id="reason"
          name="reason"
          label={m.identity_refuse_reason()}
          help={m.identity_refuse_help({ max: IDENTITY_REASON_MAX.toLocaleString('en-US') })}
          defaultValue={problems?.values['reason']}
          error={problems?.fields['reason']}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={closeTo} preventScrollReset>
              {m.identity_cancel()}
            </Link>
          </Button>
          <Button type="submit" variant="danger" pending={state !== 'idle'}>
            {m.identity_refuse()}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
