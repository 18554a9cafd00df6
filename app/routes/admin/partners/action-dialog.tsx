import { useNavigation } from 'react-router'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { ReasonDialog } from '../decisions/reason-dialog.tsx'
import { organizationActionLabels } from './action-words.ts'

export type AskedReason = {
  intent: 'suspend' | 'restore' | 'hide'
  /** Id of the item to hide. */
  id?: string
  /** Name of the organization or of the item to hide. */
  name: string
  /** URLs of the dialog and of the page below it. */
  address: string
  closeTo: string
}

/** Asks for the reason of an action on an organization or one of its items. */
export function OrganizationActionDialog({
  of: { intent, id, name, address, closeTo },
  problems,
}: {
  of: AskedReason
  problems: FormErrors | undefined
}) {
  const { state, formData } = useNavigation()
  return (
    <ReasonDialog
      {...organizationActionLabels(intent)}
      variant={intent === 'restore' ? 'primary' : 'danger'}
      label={m.moderation_reason()}
      help={m.organizations_reason_help({ max: format.number(REASON_MAX) })}
      values={{ intent, name, ...(id && { id }) }}
      {...{ name, address, closeTo }}
      problems={problems?.values['intent'] === intent ? problems : undefined}
      pending={state !== 'idle' && formData?.get('intent') === intent}
    />
  )
}
