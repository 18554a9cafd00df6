import type { ActionFunctionArgs } from 'react-router'
import { verifyForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { validateForm, parseForm, formErrors } from '#app/request/form.ts'
import { trackSession } from '#app/request/track-session.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { AppError } from '#platform/errors.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

/** Confirms an address and signs in. By a form, since mail scanners open every link. */
export async function verify({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await parseForm(request)
  const { auth } = context.get(runtimeContext)
  const result = await tryOperation(() =>
    auth.verifyAddress(signInHeaders(context, request), validateForm(verifyForm, values)),
  )
  if (!result.done) return formErrors(worded(result.refusal), values, m.auth_verify_failed())
  const { cookies } = result.value
  await trackSession(context, request, 'signed_up', cookies)
  await trackSession(context, request, 'signed_in', cookies)
  const answer = redirectWithFlash(returnTo, { tone: 'success', text: m.auth_verified() })
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}

function worded(refusal: AppError): AppError {
  if (refusal.fields?.['password'] !== '') return refusal
  return new AppError('bad_input', '', { fields: { password: m.auth_verify_wrong_password() } })
}
