import type { ActionFunctionArgs } from 'react-router'
import { answerMessage } from '#domain/inbox/answer-message.ts'
import { MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { statusLabel } from '#domain/inbox/inbox-words.ts'
import { setStatus } from '#domain/inbox/set-status.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { AppError } from '#platform/errors.ts'

/** Answers a message or moves it on, and leads back to it. */
export async function moveOrAnswer({ request, params, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const caller = callerOf(context)
  const id = params['id'] ?? ''
  const address = `/admin/inbox/${id}`
  if (values['deed'] === 'answer') {
    const answersSeen = Number(/^\d{1,6}$/.exec(values['answersSeen'] ?? '')?.[0] ?? 0)
    const text = values['text'] ?? ''
    const result = await attempt(() => answerMessage(caller, { id, answersSeen, text }))
    if (!result.done) return refuseForm(result.refusal, values, m.inbox_answer_failed())
    return flashed(address, {
      tone: 'success',
      text: m.inbox_answer_sent({ name: result.value.name }),
    })
  }
  const [from, to] = ['from', 'to'].map((field) =>
    MESSAGE_STATUSES.find((status) => status === values[field]),
  )
  if (!from || !to) {
    const refusal = new AppError('bad_input', m.inbox_status_failed())
    return refuseForm(refusal, { ...values, deed: 'move' }, '')
  }
  const result = await attempt(() => setStatus(caller, { id, from, to }))
  if (!result.done) return refuseForm(result.refusal, values, m.inbox_status_failed())
  return flashed(address, {
    tone: 'success',
    text: m.inbox_status_set({ status: statusLabel(to).toLowerCase() }),
  })
}
