import { useNavigation } from 'react-router'
import type { OpenedPerson } from '#domain/accounts/commands/get-user.ts'
import { PERSON_REASON_MAX, type UserAction } from '#domain/accounts/person.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { CheckboxField } from '#app/ui/checkbox-field.tsx'
import { ReasonDialog } from '../decisions/reason-dialog.tsx'
import { userActionLabels } from './action-words.ts'

type ActionDialogProps = {
  intent: UserAction
  name: string
  /** URL of the user's page. */
  address: string
  organization: OpenedPerson['organization']
  problems: FormErrors | undefined
}

/** Asks for the reason of a decision about a user. */
export function UserActionDialog({
  intent,
  name,
  address,
  organization,
  problems,
}: ActionDialogProps) {
  const { state } = useNavigation()
  const { word, lead, isHarsh, organization: offered } = userActionLabels[intent]
  const max = format.number(PERSON_REASON_MAX)
  return (
    <ReasonDialog
      word={word()}
      variant={isHarsh ? 'danger' : 'primary'}
      lead={lead()}
      label={m.forms_reason()}
      help={isHarsh ? m.people_reason_help({ max }) : m.people_reason_help_log({ max })}
      values={{ intent }}
      address={`${address}?ask=${intent}`}
      closeTo={address}
      {...{ name, problems }}
      pending={state !== 'idle'}
    >
      {organization && offered?.status === organization.status && (
        <CheckboxField
          name="withOrganization"
          value="yes"
          label={offered.offer({ organization: organization.name })}
          help={offered.help()}
          defaultChecked={problems?.values['withOrganization'] === 'yes'}
        />
      )}
    </ReasonDialog>
  )
}
