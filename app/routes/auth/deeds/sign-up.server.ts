import type { ActionFunctionArgs } from 'react-router'
import { signUpForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { checkForm, readForm, refuseForm } from '#app/request/form.ts'
import { noteSession } from '#app/request/note-session.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { viewAddress } from '../views.ts'

/** Makes an account. The answer never tells whether the address had one already; its owner learns that by mail. */
export async function signUp({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth, env } = context.get(houseContext)
  const result = await attempt(async () => {
    const person = checkForm(signUpForm(env.PASSWORD_MIN_LENGTH), values)
    await auth.signUp(signInHeaders(context, request), { ...person, returnTo })
    return person
  })
  if (!result.done) return refuseForm(result.refusal, values, m.auth_sign_up_failed())
  const { email } = result.value
  if (!env.REQUIRE_EMAIL_VERIFICATION) {
    await noteSession(context, request, 'signed_up')
    return flashed(viewAddress('login', { returnTo, email }), {
      tone: 'success',
      text: m.auth_account_created_plain(),
    })
  }
  return flashed(viewAddress('check-email', { returnTo, email, for: 'sign-up' }), {
    tone: 'success',
    text: m.auth_account_created(),
  })
}
