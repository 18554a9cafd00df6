import type { ActionFunctionArgs } from 'react-router'
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
import { BackToLogin } from './check-email.tsx'
import { viewAddress } from './views.ts'

/** Mails the link to a new password. The answer is the same for an address without an account. */
export async function forgot({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth } = context.get(houseContext)
  const result = await attempt(async () => {
    const { email } = checkForm(emailForm, values)
    await auth.requestReset(signInHeaders(context, request), email)
    return email
  })
  if (!result.done) return refuseForm(result.refusal, values, m.auth_reset_mail_failed())
  return flashed(viewAddress('check-email', { returnTo, email: result.value, for: 'reset' }), {
    tone: 'success',
    text: m.auth_reset_mail_sent(),
  })
}

export function ForgotView({
  returnTo,
  email,
  problems,
}: {
  returnTo: string
  email: string
  problems: Problems | undefined
}) {
  return (
    <>
      <AuthHeading title={m.auth_forgot_title()}>{m.auth_forgot_lead()}</AuthHeading>
      <AuthForm
        address={viewAddress('forgot', { returnTo })}
        problems={problems}
        submit={m.auth_forgot_submit()}
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
