import type { ActionFunctionArgs } from 'react-router'
import { verifyForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { checkForm, readForm, refuseForm } from '#app/request/form.ts'
import { noteSession } from '#app/request/note-session.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { AppError } from '#platform/errors.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

/** Confirms an address and signs in. By a form, since mail scanners open every link. */
export async function verify({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth } = context.get(houseContext)
  const result = await attempt(() =>
    auth.verifyAddress(signInHeaders(context, request), checkForm(verifyForm, values)),
  )
  if (!result.done) return refuseForm(worded(result.refusal), values, m.auth_verify_failed())
  const { cookies } = result.value
  await noteSession(context, request, 'signed_up', cookies)
  await noteSession(context, request, 'signed_in', cookies)
  const answer = flashed(returnTo, { tone: 'success', text: m.auth_verified() })
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

function worded(refusal: AppError): AppError {
  if (refusal.fields?.['password'] !== '') return refusal
  return new AppError('bad_input', '', { fields: { password: m.auth_verify_wrong_password() } })
}
