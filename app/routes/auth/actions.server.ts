import { redirect, type ActionFunctionArgs } from 'react-router'
import { emailForm, signInForm, signUpForm, verifyForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { validateForm } from '#app/request/form.ts'
import { formAction } from '#app/request/form-action.ts'
import { signInHeaders } from '#app/request/session.ts'
import { trackSession } from '#app/request/track-session.ts'
import { AppError, isAppError } from '#platform/errors.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { authAddress } from './views.ts'

/** What every form of the sign-in screen needs. */
function open({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const { auth, env, log } = context.get(runtimeContext)
  return {
    returnTo: safeRedirect(searchParams.get('redirect')),
    headers: signInHeaders(context, request),
    auth,
    env,
    log,
  }
}

/** Signs in and redirects to the `redirect` in the URL, or home. */
export const signIn = formAction({
  open,
  async run({ auth, headers, returnTo, context, request, values }) {
    const given = validateForm(signInForm, values)
    const cookies = await auth.signIn(headers, { ...given, returnTo })
    await trackSession(context, request, 'signed_in', cookies)
    return withCookies(redirect(returnTo), cookies)
  },
})

/**
 * Creates an account. The response never reveals whether the email was already registered; its owner is notified by
 * email.
 */
export const signUp = formAction({
  open,
  async run({ auth, env, log, headers, returnTo, context, request, values }) {
    const person = validateForm(signUpForm(env.PASSWORD_MIN_LENGTH), values)
    let cookies: string[]
    try {
      cookies = await auth.signUp(headers, { ...person, returnTo })
    } catch (error) {
      if (isAppError(error)) throw error
      log.error({ err: error, request: context.get(requestInfoContext).id }, 'a sign-up failed')
      throw new AppError('failed', m.auth_unexpected())
    }
    const { email } = person
    if (!env.REQUIRE_EMAIL_VERIFICATION) {
      await trackSession(context, request, 'signed_up')
      return redirectWithFlash(authAddress('login', { returnTo, email }), {
        tone: 'success',
        text: m.auth_account_created_plain(),
      })
    }
    const answer = redirectWithFlash(
      authAddress('check-email', { returnTo, email, for: 'sign-up' }),
      { tone: 'success', text: m.auth_account_created() },
    )
    return withCookies(answer, cookies)
  },
})

/** Emails a link to reset the password. The response is the same for an unknown email address. */
export const forgot = formAction({
  open,
  async run({ auth, headers, returnTo, values }) {
    const { email } = validateForm(emailForm, values)
    await auth.requestReset(headers, email)
    return redirectWithFlash(authAddress('check-email', { returnTo, email, for: 'reset' }), {
      tone: 'success',
      text: m.auth_reset_mail_sent(),
    })
  },
})

/** Resends the confirmation email or the password reset email. */
export const resend = formAction({
  open,
  async run({ auth, headers, returnTo, url, values }) {
    const reason = url.searchParams.get('for') === 'reset' ? 'reset' : 'sign-up'
    const { email } = validateForm(emailForm, values)
    await (reason === 'reset'
      ? auth.requestReset(headers, email)
      : auth.sendVerification(headers, { email, returnTo }))
    return redirectWithFlash(authAddress('check-email', { returnTo, email, for: reason }), {
      tone: 'success',
      text: m.auth_sent_again(),
    })
  },
})

/** Confirms an email address and signs in. Requires a form post because mail scanners open every link. */
export const verify = formAction({
  open,
  failed: m.auth_verify_failed,
  async run({ auth, headers, returnTo, context, request, values }) {
    const { cookies } = await auth.verifyAddress(headers, validateForm(verifyForm, values))
    await trackSession(context, request, 'signed_up', cookies)
    await trackSession(context, request, 'signed_in', cookies)
    const answer = redirectWithFlash(returnTo, { tone: 'success', text: m.auth_verified() })
    return withCookies(answer, cookies)
  },
  reword(refusal, { values }) {
    if (refusal.fields?.['password'] !== '') return refusal
    const password = values['password']
      ? m.auth_verify_wrong_password()
      : m.auth_verify_password_missing()
    return new AppError('bad_input', '', { fields: { password } })
  },
})

function withCookies(answer: Response, cookies: readonly string[]): Response {
  for (const cookie of cookies) answer.headers.append('Set-Cookie', cookie)
  return answer
}
