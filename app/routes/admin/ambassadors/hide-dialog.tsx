import { useNavigation } from 'react-router'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { AskReason } from '../decisions/ask-reason.tsx'
import { ambassadorAddress } from './params.ts'

type HideDialogProps = { id: string; name: string; problems: FormErrors | undefined }

/** Asks why a page is to be hidden. */
export function HideDialog({ id, name, problems }: HideDialogProps) {
  const { state } = useNavigation()
  return (
    <AskReason
      word={m.ambassadordesk_hide()}
      variant="danger"
      lead={m.ambassadordesk_hide_lead()}
      label={m.moderation_reason()}
      help={m.organizations_reason_help({ max: format.number(REASON_MAX) })}
      values={{ intent: 'hide' }}
      address={ambassadorAddress(id, true)}
      closeTo={ambassadorAddress(id)}
      {...{ name, problems }}
      pending={state !== 'idle'}
    />
  )
}
