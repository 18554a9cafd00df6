import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { cancelSupport } from '#domain/support/commands/cancel-support.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formErrors, type FormValues } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { pageOf, tabAddress } from '../tabs.ts'

/** Takes one of the person's supports back. */
export async function cancel(
  { request, context }: Pick<ActionFunctionArgs, 'request' | 'context'>,
  values: FormValues,
) {
  const result = await tryOperation(() =>
    cancelSupport(callerOf(context), { id: values['id'] ?? '' }),
  )
  if (!result.done) return formErrors(result.refusal, values, m.dashboard_cancel_failed())
  const page = pageOf(new URL(request.url).searchParams.get('page'))
  return redirectWithFlash(tabAddress('projects', page), {
    tone: 'success',
    text: m.dashboard_cancelled(),
  })
}
