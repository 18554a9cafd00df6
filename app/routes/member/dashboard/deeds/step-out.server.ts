import type { ActionFunctionArgs } from 'react-router'
import { leaveSeat } from '#domain/support/commands/leave-seat.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { refuseForm, type FormValues } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { pageOf, tabAddress } from '../tabs.ts'

/** Gives the person's seat back in what a group of theirs does. */
export async function stepOut(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  values: FormValues,
) {
  const supportId = values['id'] ?? ''
  const result = await attempt(() => leaveSeat(callerOf(context), { supportId }))
  if (!result.done) return refuseForm(result.refusal, values, m.dashboard_cancel_failed())
  const page = pageOf(new URL(request.url).searchParams.get('page'))
  return flashed(tabAddress('projects', page), { tone: 'success', text: m.together_stepped_out() })
}
