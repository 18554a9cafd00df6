import { redirect, type ActionFunctionArgs } from 'react-router'
import { signInForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { checkForm, readForm, refuseForm } from '#app/request/form.ts'
import { noteSession } from '#app/request/note-session.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'

/** Signs in and leads back to where the person came from, or home. */
export async function signIn({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth } = context.get(houseContext)
  const result = await attempt(() => {
    const given = checkForm(signInForm, values)
    return auth.signIn(signInHeaders(context, request), { ...given, returnTo })
  })
  if (!result.done) return refuseForm(result.refusal, values, m.auth_sign_in_failed())
  await noteSession(context, request, 'signed_in', result.value)
  const answer = redirect(returnTo)
  for (const cookie of result.value) answer.headers.append('Set-Cookie', cookie)
  return answer
}
