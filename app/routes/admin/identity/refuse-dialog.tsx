import { useNavigation } from 'react-router'
import { IDENTITY_REASON_MAX } from '#domain/accounts/identity.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { AskReason } from '../decisions/ask-reason.tsx'

type RefuseDialogProps = {
  userId: string
  fileId: string
  name: string
  address: string
  closeTo: string
  problems: FormErrors | undefined
}

/** The reason for a refusal of a paper. */
export function RefuseDialog(props: RefuseDialogProps) {
  const { userId, fileId, name, address, closeTo, problems } = props
  const { state } = useNavigation()
  return (
    <AskReason
      word={m.identity_refuse()}
      variant="danger"
      lead={m.identity_refuse_lead()}
      label={m.identity_refuse_reason()}
      help={m.identity_refuse_help({ max: format.number(IDENTITY_REASON_MAX) })}
      values={{ userId, fileId, decision: 'refuse' }}
      {...{ name, address, closeTo, problems }}
      pending={state !== 'idle'}
    />
  )
}
