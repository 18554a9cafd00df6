import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { answerSupport } from '#domain/support/answer-support.ts'
import { recordOutcome } from '#domain/support/record-outcome.ts'
import { ANSWERS, type Answer } from '#domain/support/support-rules.ts'
import { flashed } from '#app/request/flash.ts'
import { refuseForm, type FormValues } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { AppError } from '#platform/errors.ts'
import { shownOf, supportersAddress } from '../address.ts'

const done: Record<Answer, (of: { name: string }) => string> = {
  confirmed: m.supporting_did_confirm,
  declined: m.supporting_did_decline,
  completed: m.supporting_did_complete,
}

/** The organization's answer to one support, or what came of it; leads back to the same selection. */
export async function answer({ request, context }: ActionFunctionArgs, values: FormValues) {
  const caller = callerOf(context)
  const { hours, meals, reason } = values
  const id = values['id'] ?? ''
  const result = await attempt(async () => {
    if (values['answer'] === 'outcome') {
      await recordOutcome(caller, { id, hours, meals })
      return m.supporting_did_record()
    }
    const word = ANSWERS.find((one) => one === values['answer'])
    if (!word) throw new AppError('bad_request', m.supporting_answer_failed())
    const { name } = await answerSupport(caller, { id, answer: word, reason, hours, meals })
    return done[word]({ name })
  })
  if (!result.done) return refuseForm(result.refusal, values, m.supporting_answer_failed())
  const shown = shownOf(new URL(request.url).searchParams)
  return flashed(supportersAddress(shown), { tone: 'success', text: result.value })
}
