import { useNavigation } from 'react-router'
import { PERSON_REASON_MAX, type PersonDeed } from '#domain/accounts/person.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { AskReason } from '../decisions/ask-reason.tsx'
import { deedWords } from './deed-words.ts'

type DeedDialogProps = {
  deed: PersonDeed
  name: string
  /** Of the user's page. */
  address: string
  problems: Problems | undefined
}

/** Asks for the reason of a decision about a user. */
export function DeedDialog({ deed, name, address, problems }: DeedDialogProps) {
  const { state } = useNavigation()
  const { word, lead, isHarsh } = deedWords[deed]
  const max = format.number(PERSON_REASON_MAX)
  return (
    <AskReason
      word={word()}
      variant={isHarsh ? 'danger' : 'primary'}
      lead={lead()}
      label={m.people_reason()}
      help={isHarsh ? m.people_reason_help({ max }) : m.people_reason_help_log({ max })}
      values={{ deed }}
      address={`${address}?ask=${deed}`}
      closeTo={address}
      {...{ name, problems }}
      pending={state !== 'idle'}
    />
  )
}
