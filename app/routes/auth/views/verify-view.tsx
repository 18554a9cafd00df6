import { m } from '#messages'
import type { Problems } from '#app/request/form.ts'
import { Button } from '#app/ui/button.tsx'
import { Link } from 'react-router'
import { AuthForm, AuthHeading } from '../auth-form.tsx'
import { viewAddress } from '../views.ts'

export function VerifyView({
  returnTo,
  token,
  problems,
}: {
  returnTo: string
  token: string
  problems: Problems | undefined
}) {
  if (problems || !token) {
    return (
      <>
        <AuthHeading title={m.auth_verify_expired_title()}>
          {m.auth_verify_expired_text()}
        </AuthHeading>
        <Button asChild size="large" wide>
          <Link to={viewAddress('check-email', { returnTo, for: 'sign-up' })}>
            {m.auth_send_again()}
          </Link>
        </Button>
      </>
    )
  }
  return (
    <>
      <AuthHeading title={m.auth_verify_title()}>{m.auth_verify_lead()}</AuthHeading>
      <AuthForm
        address={viewAddress('verify', { returnTo })}
        problems={undefined}
        submit={m.auth_verify_submit()}
      >
        <input type="hidden" name="token" value={token} />
      </AuthForm>
    </>
  )
}
