import { DECISIONS, REASON_MAX } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import { format } from '#platform/text/format.ts'
import type { ManyAction } from '../../shared/many/many.ts'
import { decisionButton } from './decision-words.ts'

/** The decisions that can be made about several submissions at once. */
export function manyDecisions(): ManyAction[] {
  return DECISIONS.map((value) => {
    const label = decisionButton(value).word
    if (value === 'approve') return { value, label }
    const help = m.moderation_many_reason_help({ max: format.number(REASON_MAX) })
    return { value, label, reason: { label: m.forms_reason(), help, submit: label } }
  })
}
