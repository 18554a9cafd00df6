import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { newPasswordForm } from '#domain/accounts/account-forms.ts'
import { m } from '#messages'
import { runtimeContext } from '#app/request/context.ts'
import { formAction } from '#app/request/form-action.ts'
import { validateForm } from '#app/request/form.ts'
import { signInHeaders } from '#app/request/session.ts'
import { Banner } from '#app/ui/banner.tsx'
import { Button } from '#app/ui/button.tsx'
import type { Route } from './+types/reset-password.ts'
import { AuthForm, AuthHeading } from './auth-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { authAddress } from './views.ts'

/** How long the success message is visible before the redirect to the sign-in screen. */
const REDIRECT_MS = 2_000

export function meta() {
  return [
    { title: m.auth_page_title({ view: m.auth_reset_title() }) },
    { name: 'referrer', content: 'no-referrer' },
    { name: 'robots', content: 'noindex' },
  ]
}

/** The URL carries a token, which must not leak, not even into our own log. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

export function loader({ request, context }: Route.LoaderArgs) {
  return {
    token: new URL(request.url).searchParams.get('token') ?? '',
    passwordMin: context.get(runtimeContext).env.PASSWORD_MIN_LENGTH,
  }
}

export const handle = { failed: () => m.auth_reset_failed() }

/** Sets the new password and ends all sessions of the user. */
export const action = formAction({
  async run({ context, request, values }) {
    const { auth, env } = context.get(runtimeContext)
    const { token, password } = validateForm(newPasswordForm(env.PASSWORD_MIN_LENGTH), values)
    await auth.resetPassword(signInHeaders(context, request), { token, password })
    return { problems: undefined, done: true as const }
  },
})

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { token, passwordMin } = loaderData
  if (actionData && 'done' in actionData) return <PasswordUpdated />
  if (!token) return <LinkMissing />
  const problems = actionData?.problems
  return (
    <>
      <AuthHeading title={m.auth_reset_title()}>{m.auth_reset_lead()}</AuthHeading>
      <AuthForm
        address={`?${new URLSearchParams({ token })}`}
        problems={problems}
        submit={m.auth_reset_submit()}
      >
        <input type="hidden" name="token" value={token} />
        <NewPasswordFields name="password" passwordMin={passwordMin} problems={problems} />
      </AuthForm>
      {problems && Object.keys(problems.fields).length === 0 && <AskAgain />}
    </>
  )
}

function PasswordUpdated() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate('/auth'), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <>
      <noscript>
        <meta httpEquiv="refresh" content={`${REDIRECT_MS / 1000};url=/auth`} />
      </noscript>
      <AuthHeading title={m.auth_reset_done_title()} />
      <Banner tone="success" title={m.auth_password_updated()}>
        {m.auth_reset_done_text()}
      </Banner>
      <Button asChild size="large" wide className="mt-6">
        <Link to="/auth">{m.auth_login()}</Link>
      </Button>
    </>
  )
}

function LinkMissing() {
  return (
    <>
      <AuthHeading title={m.auth_reset_title()}>{m.auth_reset_no_token()}</AuthHeading>
      <AskAgain />
    </>
  )
}

function AskAgain() {
  return (
    <Button asChild variant="secondary" wide className="mt-5">
      <Link to={authAddress('forgot')}>{m.auth_reset_ask_again()}</Link>
    </Button>
  )
}
