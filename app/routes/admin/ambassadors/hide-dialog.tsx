import { Form, Link, useNavigation } from 'react-router'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { ambassadorAddress } from './ambassadors-address.ts'

/** Asks why a page is to be hidden. What was typed comes back when something is wrong with it. */
export function HideDialog({
  id,
  name,
  problems,
}: {
  id: string
  name: string
  problems: Problems | undefined
}) {
  const { state } = useNavigation()
  const closeTo = ambassadorAddress(id)
  return (
    <RouteDialog
      title={m.ambassadordesk_hide()}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </strong>
          {m.ambassadordesk_hide_lead()}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={ambassadorAddress(id, true)} className="grid gap-5" noValidate>
        <input type="hidden" name="deed" value="hide" />
        {problems && !problems.fields['reason'] && (
          <p role="alert" className="text-donate">
            {problems.message}
          </p>
        )}
        <TextArea
          id="reason"
          name="reason"
          label={m.moderation_reason()}
          help={m.organizations_reason_help({ max: REASON_MAX.toLocaleString('en-US') })}
          defaultValue={problems?.values['reason']}
          error={problems?.fields['reason']}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={closeTo} preventScrollReset>
              {m.moderation_cancel()}
            </Link>
          </Button>
          <Button type="submit" variant="danger" pending={state !== 'idle'}>
            {m.ambassadordesk_hide()}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
