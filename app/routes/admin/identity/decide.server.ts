import type { ActionFunctionArgs } from 'react-router'
import { decideIdentity } from '#domain/accounts/commands/decide-identity.ts'
import { m } from '#messages'
import { redirectWithFlash } from '#app/request/flash.ts'
import { parseForm, formErrors } from '#app/request/form.ts'
import { tryOperation, callerOf } from '#app/request/run-operation.ts'
import { listAddress, pageOf } from '../list-address.ts'

/** Does what the form of a decision says and leads back to the list. */
export async function decide({ request, context }: ActionFunctionArgs) {
  const values = await parseForm(request)
  const { userId = '', fileId = '', reason = '' } = values
  const decision = values['decision'] === 'refuse' ? 'refuse' : 'verify'
  const result = await tryOperation(() =>
    decideIdentity(callerOf(context), { userId, fileId, decision, reason }),
  )
  if (!result.done) return formErrors(result.refusal, values, m.identity_decide_failed())
  const page = pageOf(new URL(request.url).searchParams.get('page'))
  return redirectWithFlash(`${listAddress('/admin/identity', page)}#waiting`, {
    tone: 'success',
    text: decision === 'verify' ? m.identity_was_verified() : m.identity_was_refused(),
  })
}
