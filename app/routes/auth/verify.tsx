import type { ActionFunctionArgs } from 'react-router'
import { m } from '#messages'
import { houseContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { readForm, refuseForm, type Problems } from '#app/request/form.ts'
import { attempt } from '#app/request/perform.ts'
import { signInHeaders } from '#app/request/session.ts'
import { Button } from '#app/ui/button.tsx'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { Link } from 'react-router'
import { AuthForm, AuthHeading } from './auth-form.tsx'
import { viewAddress } from './views.ts'

/** Confirms an address. By a button, since mail scanners open every link. */
export async function verify({ request, context }: ActionFunctionArgs) {
  const returnTo = safeRedirect(new URL(request.url).searchParams.get('redirect'))
  const values = await readForm(request)
  const { auth } = context.get(houseContext)
  const result = await attempt(() =>
    auth.verifyAddress(signInHeaders(context, request), values['token'] ?? ''),
  )
  if (!result.done) return refuseForm(result.refusal, values, m.auth_verify_failed())
  return flashed(viewAddress('login', { returnTo }), { tone: 'success', text: m.auth_verified() })
}

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
