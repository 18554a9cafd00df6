import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm, AuthHeading } from '../auth-form.tsx'
import { BackToLogin } from './check-email-view.tsx'
import { authAddress } from '../views.ts'

export function ForgotView({
  returnTo,
  email,
  problems,
}: {
  returnTo: string
  email: string
  problems: FormErrors | undefined
}) {
  return (
    <>
      <AuthHeading title={m.auth_forgot_title()}>{m.auth_forgot_lead()}</AuthHeading>
      <AuthForm
        address={authAddress('forgot', { returnTo })}
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
