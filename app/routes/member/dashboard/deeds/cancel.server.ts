import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { flashed } from '#app/request/flash.ts'
import { refuseForm, type FormValues } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { pageOf, tabAddress } from '../tabs.ts'

/** Takes one of the person's supports back. */
export async function cancel(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  values: FormValues,
) {
  const result = await attempt(() => cancelSupport(callerOf(context), { id: values['id'] ?? '' }))
  if (!result.done) return refuseForm(result.refusal, values, m.dashboard_cancel_failed())
  const page = pageOf(new URL(request.url).searchParams.get('page'))
  return flashed(tabAddress('projects', page), { tone: 'success', text: m.dashboard_cancelled() })
}
