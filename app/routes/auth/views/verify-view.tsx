import { Link } from 'react-router'
import { m } from '#messages'
import type { FormErrors } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Sentence } from '#app/ui/sentence.tsx'
import { PasswordField } from '#app/ui/password-field.tsx'
import { AuthForm, AuthHeading } from '../auth-form.tsx'
import { ProviderForm } from '../provider-buttons.tsx'
import { providerName } from '../provider-problem.ts'
import { authAddress } from '../views.ts'

/**
 * The target of a confirmation link. Also asks for something only the person who signed up has: the browser in which they
 * did, the password, or the provider.
 */
export function VerifyView({
  returnTo,
  token,
  provider,
  signedUpHere,
  problems,
}: {
  returnTo: string
  token: string
  provider: string | null
  signedUpHere: string | null
  problems: FormErrors | undefined
}) {
  const wrong = problems?.fields['password']
  if ((problems && !wrong) || !token) return <LinkOver returnTo={returnTo} />
  const name = providerName(provider)
  if (provider && name) {
    return (
      <>
        <AuthHeading title={m.auth_verify_title()}>
          {m.auth_verify_provider_lead({ provider: name })}
        </AuthHeading>
        <ProviderForm provider={provider} returnTo={returnTo} token={token}>
          <Button type="submit" size="large" wide>
            {m.auth_with_provider({ provider: name })}
          </Button>
        </ProviderForm>
      </>
    )
  }
  if (signedUpHere && !problems) {
    return (
      <>
        <AuthHeading title={m.auth_verify_title()}>
          <Sentence>{m.auth_verify_here_lead({ email: signedUpHere })}</Sentence>
        </AuthHeading>
        <AuthForm
          address={authAddress('verify', { returnTo, token })}
          problems={undefined}
          submit={m.auth_verify_submit()}
        >
          <input type="hidden" name="token" value={token} />
        </AuthForm>
      </>
    )
  }
  return (
    <>
      <AuthHeading title={m.auth_verify_title()}>{m.auth_verify_lead()}</AuthHeading>
      <AuthForm
        address={authAddress('verify', { returnTo, token })}
        problems={problems}
        submit={m.auth_verify_submit()}
      >
        <input type="hidden" name="token" value={token} />
        <PasswordField
          id="password"
          name="password"
          label={m.auth_password()}
          error={wrong}
          required
        />
      </AuthForm>
      <Link
        to={authAddress('forgot', { returnTo })}
        className="mt-4 inline-flex min-h-11 items-center text-sm text-primary underline underline-offset-4"
      >
        {m.auth_verify_forgot()}
      </Link>
    </>
  )
}

function LinkOver({ returnTo }: { returnTo: string }) {
  return (
    <>
      <AuthHeading title={m.auth_verify_expired_title()}>
        {m.auth_verify_expired_text()}
      </AuthHeading>
      <Button asChild size="large" wide>
        <Link to={authAddress('check-email', { returnTo, for: 'sign-up' })}>
          {m.auth_send_again()}
        </Link>
      </Button>
    </>
  )
}
