import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { answerSupport } from '#domain/support/answer-support.ts'
import { ANSWERS, type Answer } from '#domain/support/support-rules.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { AppError } from '#platform/errors.ts'
import { shownOf, supportersAddress } from '../address.ts'

const done: Record<Answer, (of: { name: string }) => string> = {
  confirmed: m.supporting_did_confirm,
  declined: m.supporting_did_decline,
  completed: m.supporting_did_complete,
}

/** The organization's answer to one support; leads back to the same selection. */
export async function answer({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const result = await attempt(async () => {
    const word = ANSWERS.find((one) => one === values['answer'])
    if (!word) throw new AppError('bad_request', m.supporting_answer_failed())
    const { name } = await answerSupport(callerOf(context), {
      id: values['id'] ?? '',
      answer: word,
      reason: values['reason'],
    })
    return done[word]({ name })
  })
  if (!result.done) return refuseForm(result.refusal, values, m.supporting_answer_failed())
  const shown = shownOf(new URL(request.url).searchParams)
  return flashed(supportersAddress(shown), { tone: 'success', text: result.value })
}
