import { Form, Link, useNavigation } from 'react-router'
import { PERSON_REASON_MAX, type PersonDeed } from '#domain/accounts/person.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { RouteDialog } from '#app/ui/route-dialog.tsx'
import { TextArea } from '#app/ui/text-area.tsx'
import { deedWords } from './deed-words.ts'

/** Asks for the reason of a decision about a user. What was typed comes back when something is wrong with it. */
export function DeedDialog({
  deed,
  name,
  address,
  problems,
}: {
  deed: PersonDeed
  name: string
  /** Of the user's page. */
  address: string
  problems: Problems | undefined
}) {
  const { state } = useNavigation()
  const { word, lead, isHarsh } = deedWords[deed]
  const max = PERSON_REASON_MAX.toLocaleString('en-US')
  return (
    <RouteDialog
      title={word()}
      description={
        <>
          <strong className="block font-medium wrap-anywhere text-ink">
            <bdi>{name}</bdi>
          </strong>
          {lead()}
        </>
      }
      closeTo={address}
    >
      <Form method="post" action={`${address}?ask=${deed}`} className="grid gap-5" noValidate>
        <input type="hidden" name="deed" value={deed} />
        {problems && !problems.fields['reason'] && (
          <p role="alert" className="text-donate">
            {problems.message}
          </p>
        )}
        <TextArea
          id="reason"
          name="reason"
          label={m.people_reason()}
          help={isHarsh ? m.people_reason_help({ max }) : m.people_reason_help_log({ max })}
          defaultValue={problems?.values['reason']}
          error={problems?.fields['reason']}
          required
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button asChild variant="quiet">
            <Link to={address} preventScrollReset>
              {m.people_cancel()}
            </Link>
          </Button>
          <Button type="submit" variant={isHarsh ? 'danger' : 'primary'} pending={state !== 'idle'}>
            {word()}
          </Button>
        </div>
      </Form>
    </RouteDialog>
  )
}
