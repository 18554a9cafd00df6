import { data, type ActionFunctionArgs } from 'react-router'
import { signUpForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { validateForm, parseForm, formErrors, type FormValues } from '#app/request/form.ts'
import { trackSession } from '#app/request/track-session.ts'
import { tryOperation } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { isAppError } from '#platform/errors.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { viewAddress } from '../views.ts'

/** Makes an account. The answer never tells whether the address had one already; its owner learns that by mail. */
export async function signUp({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await parseForm(request)
  const { auth, env, log } = context.get(runtimeContext)
  const result = await tryOperation(async () => {
    const person = validateForm(signUpForm(env.PASSWORD_MIN_LENGTH), values)
    try {
      await auth.signUp(signInHeaders(context, request), { ...person, returnTo })
    } catch (error) {
      if (isAppError(error)) throw error
      log.error({ err: error, request: context.get(requestInfoContext).id }, 'a sign-up failed')
      return null
    }
    return person
  })
  if (!result.done) return formErrors(result.refusal, values, m.auth_sign_up_failed())
  if (!result.value) return blameOurselves(values)
  const { email } = result.value
  if (!env.REQUIRE_EMAIL_VERIFICATION) {
    await trackSession(context, request, 'signed_up')
    return redirectWithFlash(viewAddress('login', { returnTo, email }), {
      tone: 'success',
      text: m.auth_account_created_plain(),
    })
  }
  return redirectWithFlash(viewAddress('check-email', { returnTo, email, for: 'sign-up' }), {
    tone: 'success',
    text: m.auth_account_created(),
  })
}

/** A fault of ours, whatever it was: the form stays as it was typed, but for the password. */
function blameOurselves(typed: FormValues) {
  const values = Object.fromEntries(Object.entries(typed).filter(([name]) => name !== 'password'))
  const problems = { message: m.auth_unexpected(), fields: {}, values }
  return data({ problems }, { status: 500 })
}
