import type { ActionFunctionArgs } from 'react-router'
import { leaveSeat } from '#domain/support/commands/leave-seat.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { pageOf, tabAddress } from '../tabs.ts'

/** Gives the person's seat back in what a group of theirs does. */
export async function stepOut(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  values: FormValues,
) {
  const supportId = values['id'] ?? ''
  const result = await tryOperation(() => leaveSeat(callerOf(context), { supportId }))
  if (!result.done) return formErrors(result.refusal, values, m.dashboard_cancel_failed())
  const page = pageOf(new URL(request.url).searchParams.get('page'))
  return redirectWithFlash(tabAddress('projects', page), {
    tone: 'success',
    text: m.together_stepped_out(),
  })
}
