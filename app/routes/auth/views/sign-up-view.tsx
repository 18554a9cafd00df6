import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { keptField } from '#app/request/kept-field.ts'
import { Banner } from '#app/ui/banner.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { TextField } from '#app/ui/text-field.tsx'
import { LegalLinks } from '#app/routes/public/legal/legal-links.tsx'
import { AuthForm, AuthHeading } from '../auth-form.tsx'
import { AuthTabs } from '../auth-tabs.tsx'
import { ProviderButtons } from '../provider-buttons.tsx'
import { authAddress } from '../views.ts'

export function SignUpView({
  returnTo,
  email,
  name,
  passwordMin,
  configured,
  problem,
  problems,
}: {
  returnTo: string
  /** Typed elsewhere before, if anything. */
  email: string
  name: string
  passwordMin: number
  configured: readonly string[]
  problem: string | null
  problems: FormErrors | undefined
}) {
  return (
    <>
      <AuthHeading title={m.auth_sign_up_title()}>{m.auth_sign_up_lead()}</AuthHeading>
      <AuthTabs current="sign-up" returnTo={returnTo} />
      {problem && <Banner tone="danger" title={problem} className="mb-6" />}
      <AuthForm
        address={authAddress('sign-up', { returnTo })}
        problems={problems}
        submit={m.auth_sign_up()}
      >
        <TextField
          {...keptField(problems, 'fullName', name)}
          autoComplete="name"
          label={m.auth_full_name()}
          required
        />
        <TextField
          {...keptField(problems, 'email', email)}
          type="email"
          autoComplete="email"
          label={m.auth_email()}
          required
        />
        <TextField
          {...keptField(problems, 'mobilePhone')}
          type="tel"
          autoComplete="tel"
          label={m.auth_mobile_phone()}
          help={m.auth_mobile_help()}
        />
        <PasswordField
          id="password"
          name="password"
          label={m.auth_password()}
          help={m.auth_password_help({ min: passwordMin })}
          strengthFrom={passwordMin}
          error={problems?.fields['password']}
          required
        />
      </AuthForm>
      <ProviderButtons configured={configured} returnTo={returnTo} view="sign-up" />
      <LegalLinks lead={m.legal_agree()} className="mt-4 text-sm text-muted" />
    </>
  )
}
