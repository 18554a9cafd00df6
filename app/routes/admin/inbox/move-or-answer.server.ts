import type { ActionFunctionArgs } from 'react-router'
import { answerMessage } from '#domain/inbox/answer-message.ts'
import { assignMessage } from '#domain/inbox/assign-message.ts'
import { MESSAGE_STATUSES } from '#domain/inbox/inbox-message.ts'
import { statusLabel } from '#domain/inbox/inbox-words.ts'
import { setStatus } from '#domain/inbox/set-status.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm, type FormValues } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { isId } from '#platform/database/new-id.ts'
import { AppError } from '#platform/errors.ts'
import type { Caller } from '#platform/operation.ts'

/** Answers a message, moves it on or gives it to somebody, and leads back to it. */
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
  if (values['deed'] === 'assign') return assign(caller, id, values)
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

async function assign(caller: Caller, id: string, values: FormValues) {
  const asked = values['to'] ?? ''
  const to = isId(asked) ? asked : null
  const seen = isId(values['seen']) ? values['seen'] : null
  if (to === null && asked !== 'nobody') {
    const refusal = new AppError('bad_input', m.inbox_not_staff())
    return refuseForm(refusal, values, m.inbox_assign_failed())
  }
  const result = await attempt(() => assignMessage(caller, { id, to, seen }))
  if (!result.done) return refuseForm(result.refusal, values, m.inbox_assign_failed())
  const isOwn = caller.actor.kind === 'member' && caller.actor.userId === to
  const text = isOwn ? m.inbox_taken() : m.inbox_handed_over({ name: result.value ?? '' })
  return flashed(`/admin/inbox/${id}`, {
    tone: 'success',
    text: to === null ? m.inbox_given_back() : text,
  })
}
