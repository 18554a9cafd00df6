import { Link } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm, AuthHeading } from '../auth-form.tsx'
import { providerName } from '../provider-problem.ts'
import { authAddress } from '../views.ts'

export function CheckEmailView({
  returnTo,
  email,
  reason,
  provider,
  problems,
}: {
  returnTo: string
  email: string
  reason: string | null
  provider: string | null
  problems: FormErrors | undefined
}) {
  const isReset = reason === 'reset'
  const name = providerName(provider)
  if (name) {
    return (
      <>
        <AuthHeading title={m.auth_check_email_title()}>
          {m.auth_check_email_provider({ provider: name })}
        </AuthHeading>
        <BackToLogin returnTo={returnTo} />
      </>
    )
  }
  return (
    <>
      <AuthHeading title={m.auth_check_email_title()}>
        {isReset ? m.auth_check_email_reset() : m.auth_check_email_verify()}
      </AuthHeading>
      <p className="mb-7">{m.auth_check_email_spam()}</p>
      <AuthForm
        address={authAddress('check-email', { returnTo, for: isReset ? 'reset' : 'sign-up' })}
        problems={problems}
        submit={m.auth_send_again()}
      >
        <TextField
          {...keptField(problems, 'email', email)}
          type="email"
          autoComplete="email"
          label={m.auth_email()}
          required
        />
      </AuthForm>
      <BackToLogin returnTo={returnTo} />
    </>
  )
}

/** The way back for users who landed here by mistake. */
export function BackToLogin({ returnTo }: { returnTo: string }) {
  return (
    <Link
      to={authAddress('login', { returnTo })}
      className="mt-6 inline-flex min-h-11 items-center text-primary underline underline-offset-4"
    >
      {m.auth_back_to_login()}
    </Link>
  )
}
