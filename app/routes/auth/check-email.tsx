import { Link, type ActionFunctionArgs } from 'react-router'
import { emailForm } from '#domain/accounts/account.ts'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { checkForm, readForm, refuseForm, type Problems } from '#app/request/form.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { AuthForm, AuthHeading } from './auth-form.tsx'
import { viewAddress } from './views.ts'

/** Sends the link again: the confirmation's, or the one to a new password. */
export async function resend({ request, context }: ActionFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const returnTo = safeRedirect(searchParams.get('redirect'))
  const reason = searchParams.get('for') === 'reset' ? 'reset' : 'sign-up'
  const values = await readForm(request)
  const { auth } = context.get(houseContext)
  const result = await attempt(async () => {
    const { email } = checkForm(emailForm, values)
    const headers = signInHeaders(context, request)
    await (reason === 'reset'
      ? auth.requestReset(headers, email)
      : auth.sendVerification(headers, { email, returnTo }))
    return email
  })
  if (!result.done) return refuseForm(result.refusal, values, m.auth_send_failed())
  return flashed(viewAddress('check-email', { returnTo, email: result.value, for: reason }), {
    tone: 'success',
    text: m.auth_sent_again(),
  })
}

export function CheckEmailView({
  returnTo,
  email,
  reason,
  problems,
}: {
  returnTo: string
  email: string
  reason: string | null
  problems: Problems | undefined
}) {
  const isReset = reason === 'reset'
  return (
    <>
      <AuthHeading title={m.auth_check_email_title()}>
        {isReset ? m.auth_check_email_reset() : m.auth_check_email_verify()}
      </AuthHeading>
      <p className="mb-7">{m.auth_check_email_spam()}</p>
      <AuthForm
        address={viewAddress('check-email', { returnTo, for: isReset ? 'reset' : 'sign-up' })}
        problems={problems}
        submit={m.auth_send_again()}
      >
        <TextField
          id="email"
          name="email"
          type="email"
          autoComplete="email"
          label={m.auth_email()}
          defaultValue={problems?.values['email'] ?? email}
          error={problems?.fields['email']}
          required
        />
      </AuthForm>
      <BackToLogin returnTo={returnTo} />
    </>
  )
}

/** The way back for those who landed here by mistake. */
export function BackToLogin({ returnTo }: { returnTo: string }) {
  return (
    <Link
      to={viewAddress('login', { returnTo })}
      className="mt-6 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
    >
      {m.auth_back_to_login()}
    </Link>
  )
}
