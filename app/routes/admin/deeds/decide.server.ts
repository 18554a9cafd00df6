import type { ActionFunctionArgs } from 'react-router'
import { asDecision, type Decision } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import type { Caller } from '#platform/operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'

export type SubmittedDecision = {
  id: string
  decision: Decision
  reason: string
  /** Said in a dialog that named the required documents that are missing. */
  withoutDocuments: boolean
}

/** One kind of thing to be decided. */
export type DecisionHandlers = {
  decide(caller: Caller, verdict: SubmittedDecision): Promise<void>
  /** What is said when it is done. */
  done: Record<Decision, () => string>
  /** The list, without what was decided. */
  listFor(values: FormValues): string
}

/** Does what a decision's form says and leads back to the list, to the item that comes next. */
export async function decide({ request, context }: ActionFunctionArgs, court: DecisionHandlers) {
  const values = await parseForm(request)
  const { id = '', decision, reason = '', next } = values
  const chosen = asDecision(decision)
  if (!chosen) {
    const refusal = new AppError('bad_input', m.moderation_decision_missing())
    return formErrors(refusal, values, '')
  }
  const result = await tryOperation(() =>
    court.decide(callerOf(context), {
      id,
      decision: chosen,
      reason,
      withoutDocuments: values['withoutDocuments'] === 'yes',
    }),
  )
  if (!result.done) return formErrors(result.refusal, values, m.moderation_try_again())
  const focus = isId(next) ? `item-${next}` : 'waiting'
  const words = { tone: 'success', text: court.done[chosen]() } as const
  return redirectWithFlash(`${court.listFor(values)}#${focus}`, words)
}
