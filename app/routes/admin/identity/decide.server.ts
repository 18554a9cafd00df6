import type { ActionFunctionArgs } from 'react-router'
import { decideIdentity } from '#domain/accounts/commands/decide-identity.ts'
import { m } from '#messages'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { attempt, callerOf } from '#app/request/perform.ts'
import { listAddress, pageOf } from '../list-address.ts'

/** Does what the form of a decision says and leads back to the list. */
export async function decide({ request, context }: ActionFunctionArgs) {
  const values = await readForm(request)
  const { userId = '', fileId = '', reason = '' } = values
  const decision = values['decision'] === 'refuse' ? 'refuse' : 'verify'
  const result = await attempt(() =>
    decideIdentity(callerOf(context), { userId, fileId, decision, reason }),
  )
  if (!result.done) return refuseForm(result.refusal, values, m.identity_decide_failed())
  const page = pageOf(new URL(request.url).searchParams.get('page'))
  return flashed(`${listAddress('/admin/identity', page)}#waiting`, {
    tone: 'success',
    text: decision === 'verify' ? m.identity_was_verified() : m.identity_was_refused(),
  })
}
