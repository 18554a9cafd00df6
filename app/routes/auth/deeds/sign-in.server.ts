import { redirect, type ActionFunctionArgs } from 'react-router'
import { signInForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { validateForm, parseForm, formErrors } from '#app/request/form.ts'
import { trackSession } from '#app/request/track-session.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

/** Signs in and leads back to where the person came from, or home. */
export async function signIn({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await parseForm(request)
  const { auth } = context.get(runtimeContext)
  const result = await tryOperation(() => {
    const given = validateForm(signInForm, values)
    return auth.signIn(signInHeaders(context, request), { ...given, returnTo })
  })
  if (!result.done) return formErrors(result.refusal, values, m.auth_sign_in_failed())
  await trackSession(context, request, 'signed_in', result.value)
  const answer = redirect(returnTo)
  for (const cookie of result.value) answer.headers.append('Set-Cookie', cookie)
  return answer
}
