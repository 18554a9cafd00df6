import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm } from '#app/request/form.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { viewAddress } from '../views.ts'

/** Confirms an address. By a button, since mail scanners open every link. */
export async function verify({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth } = context.get(houseContext)
  const result = await attempt(() =>
    auth.verifyAddress(signInHeaders(context, request), values['token'] ?? ''),
  )
  if (!result.done) return refuseForm(result.refusal, values, m.auth_verify_failed())
  return flashed(viewAddress('login', { returnTo }), { tone: 'success', text: m.auth_verified() })
}
