import type { ActionFunctionArgs } from 'react-router'
import { asDecision, type Decision } from '#domain/moderation/decision.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm, type FormValues } from '#app/request/form.ts'
import { asAnswer, callerOf } from '#app/request/perform.ts'
import type { Caller } from '#platform/operation.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError, isAppError } from '#platform/errors.ts'

export type Verdict = { id: string; decision: Decision; reason: string }

/** One kind of thing to be decided. */
export type Court = {
  decide(caller: Caller, verdict: Verdict): Promise<void>
  /** What is said when it is done. */
  done: Record<Decision, () => string>
  /** The list, without what was decided. */
  listFor(values: FormValues): string
}

/** What ends in the page's error boundary; anything else is said beside what was typed. */
const FINAL = new Set<AppError['code']>(['not_signed_in', 'forbidden', 'not_found'])

/** Does what a decision's form says and leads back to the list, to the item that comes next. */
export async function decide({ request, context }: ActionFunctionArgs, court: Court) {
  const values = await readForm(request)
  const { id = '', decision, reason = '', next } = values
  const chosen = asDecision(decision)
  if (!chosen) {
    const refusal = new AppError('bad_input', m.moderation_decision_missing())
    return refuseForm(refusal, values, '')
  }
  try {
    await court.decide(callerOf(context), { id, decision: chosen, reason })
  } catch (error) {
    if (!isAppError(error) || FINAL.has(error.code)) throw asAnswer(error)
    return refuseForm(error, values, m.moderation_try_again())
  }
  const focus = isId(next) ? `item-${next}` : 'waiting'
  const words = { tone: 'success', text: court.done[chosen]() } as const
  return flashed(`${court.listFor(values)}#${focus}`, words)
}
