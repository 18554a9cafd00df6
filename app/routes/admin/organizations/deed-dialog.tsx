import { Form, Link, useNavigation } from 'react-router'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { deedWords } from './deed-words.ts'

export type AskedDeed = {
  deed: 'suspend' | 'restore' | 'hide'
  /** What is to be hidden. */
  id?: string
  /** Of what one speaks: the organization, or what is to be hidden. */
  name: string
  /** The dialog's own address, and that of the page below it. */
  address: string
  closeTo: string
}

/** The reason for a deed, as a dialog with an address of its own. What was typed comes back when something is wrong with it. */
export function DeedDialog({
  of: { deed, id, name, address, closeTo },
  problems,
}: {
  of: AskedDeed
  problems: Problems | undefined
}) {
  const { state, formData } = useNavigation()
  const { word, lead } = deedWords(deed)
  const mine = problems?.values['deed'] === deed ? problems : undefined
  return (
    <RouteDialog
      title={word}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </strong>
          {lead}
        </>
      }
      closeTo={closeTo}
    >
      <Form method="post" action={address} className="grid gap-5">
        <input type="hidden" name="deed" value={deed} />
        <input type="hidden" name="name" value={name} />
        {id && <input type="hidden" name="id" value={id} />}
        {mine && !mine.fields['reason'] && (
          <p role="alert" className="text-donate">
            {mine.message}
          </p>
        )}
        <TextArea
          id="reason"
          name="reason"
          label={m.moderation_reason()}
          help={m.organizations_reason_help({ max: REASON_MAX.toLocaleString('en-US') })}
          defaultValue={mine?.values['reason']}
          error={mine?.fields['reason']}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={closeTo} preventScrollReset>
              {m.moderation_cancel()}
            </Link>
          </Button>
          <Button
            type="submit"
            variant={deed === 'restore' ? 'primary' : 'danger'}
            pending={state !== 'idle' && formData?.get('deed') === deed}
          >
            {word}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
