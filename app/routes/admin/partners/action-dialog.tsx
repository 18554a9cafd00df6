import { useNavigation } from 'react-router'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { LIFT_DAYS } from '#domain/waiting/obligation.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { SelectField } from '#app/ui/select-field.tsx'
import { ReasonDialog } from '../decisions/reason-dialog.tsx'
import { organizationActionLabels } from './action-words.ts'

export type AskedReason = {
  intent: 'suspend' | 'restore' | 'lift' | 'hide'
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
  const own = problems?.values['intent'] === intent ? problems : undefined
  return (
    <ReasonDialog
      {...organizationActionLabels(intent)}
      variant={intent === 'suspend' || intent === 'hide' ? 'danger' : 'primary'}
      label={m.forms_reason()}
      help={m.organizations_reason_help({ max: format.number(REASON_MAX) })}
      values={{ intent, name, ...(id && { id }) }}
      {...{ name, address, closeTo }}
      problems={own}
      pending={state !== 'idle' && formData?.get('intent') === intent}
    >
      {intent === 'lift' && (
        <SelectField {...keptField(own, 'days', String(LIFT_DAYS[0]))} label={m.due_lift_days()}>
          {LIFT_DAYS.map((days) => (
            <option key={days} value={days}>
              {m.due_lift_for({ count: days })}
            </option>
          ))}
        </SelectField>
      )}
    </ReasonDialog>
  )
}
