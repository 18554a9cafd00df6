import { useNavigation } from 'react-router'
import { REASON_MAX } from '#domain/moderation/decision.ts'
import { format } from '#platform/text/format.ts'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { ReasonDialog } from './reason-dialog.tsx'
import { decisionButton } from './decision-words.ts'
import type { ReasonCase } from './reason-case.ts'

/** Asks for the reason to reject a proposal or application or to request changes. */
export function DecisionDialog({
  of: { id, decision, title, next, page, address, closeTo },
  problems,
}: {
  of: ReasonCase
  problems: FormErrors | undefined
}) {
  const { state, formData } = useNavigation()
  const { word, variant } = decisionButton(decision)
  return (
    <ReasonDialog
      word={word}
      variant={variant === 'danger' ? 'danger' : 'primary'}
      name={title}
      lead={m.moderation_reason_lead()}
      label={m.forms_reason()}
      help={m.forms_up_to_characters({ max: format.number(REASON_MAX) })}
      values={{ id, decision, page, ...(next ? { next } : {}) }}
      {...{ address, closeTo }}
      pending={state !== 'idle' && formData?.get('id') === id}
      problems={problems?.values['id'] === id ? problems : undefined}
    />
  )
}
