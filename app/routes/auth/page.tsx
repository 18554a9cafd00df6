import { data, redirect } from 'react-router'
import { forgot, resend, signIn, signUp, verify } from './actions.server.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { signInHeaders } from '#app/request/session.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { safeRedirect } from '#platform/http/safe-redirect.ts'
import { m } from '#messages'
import { keptField } from '#app/request/kept-field.ts'
import type { Route } from './+types/page.ts'
import { CheckEmailView, BackToLogin } from './views/check-email-view.tsx'
import { LoginView } from './views/login-view.tsx'
import { SignUpView } from './views/sign-up-view.tsx'
import { VerifyView } from './views/verify-view.tsx'
import { sayProblem } from './provider-problem.ts'
import { authViewOf, authAddress } from './views.ts'
import type { FormValues, FormErrors } from '#app/request/form.ts'
import { TextField } from '#app/ui/text-field.tsx'
import { AuthForm, AuthHeading } from './auth-form.tsx'

const failed: Record<string, () => string> = {
  'sign-up': m.auth_sign_up_failed,
  forgot: m.auth_reset_mail_failed,
  'check-email': m.auth_send_failed,
}

export function meta({ loaderData }: Route.MetaArgs): Route.MetaDescriptors {
  const title = m.auth_page_title({ view: titles[loaderData?.view ?? 'login']() })
  if (!loaderData) return [{ title }]
  const { address } = loaderData
  return [
    ...pageMeta({ title, description: m.site_description(), address, noIndex: true }),
    ...(loaderData.token ? [{ name: 'referrer', content: 'no-referrer' }] : []),
  ]
}

/** The URL may carry a token, which must not leak, not even into our own log. */
export const headers: Route.HeadersFunction = ({ loaderHeaders, actionHeaders }) =>
  new Headers([...loaderHeaders, ...actionHeaders])

const titles = {
  login: m.auth_login,
  'sign-up': m.auth_sign_up,
  forgot: m.auth_forgot_title,
  'check-email': m.auth_check_email_title,
  verify: m.auth_verify_title,
}

/** One screen whose view comes from the URL. Redirects signed-in users, except those confirming an email address. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const view = authViewOf(searchParams.get('view'))
  const returnTo = safeRedirect(searchParams.get('redirect'))
  if (context.get(viewerContext) && view !== 'verify') {
    // Where signed-in users do what these views offer.
    const own = { forgot: '/account/password', 'check-email': '/account#sign-in' }
    throw redirect(view in own ? own[view as keyof typeof own] : returnTo)
  }
  const { auth, env, demo, origin } = context.get(runtimeContext)
  const provider = searchParams.get('with')
  const token = searchParams.get('token') ?? ''
  const shown = {
    view,
    /** The canonical URL of sign-in, whatever it redirects to. */
    address: `${origin}/auth`,
    returnTo,
    token,
    /** The address that the link's button confirms without a password, which this browser chose. */
    signedUpHere:
      view === 'verify' && token && !provider
        ? await auth.addressSignedUpHere(signInHeaders(context, request), token)
        : null,
    email: searchParams.get('email') ?? '',
    name: searchParams.get('name') ?? '',
    reason: searchParams.get('for'),
    passwordMin: env.PASSWORD_MIN_LENGTH,
    demo,
    configured: [...auth.providers],
    provider,
    problem: sayProblem(searchParams.get('problem'), provider),
  }
  return data(shown, token ? { headers: { 'Referrer-Policy': 'no-referrer' } } : undefined)
}

export const handle = { failed: authFailedLabel }

export async function action(args: Route.ActionArgs) {
  const view = authViewOf(new URL(args.request.url).searchParams.get('view'))
  const actions = { login: signIn, 'sign-up': signUp, forgot, 'check-email': resend, verify }
  return actions[view](args)
}

export default function Auth({ loaderData, actionData }: Route.ComponentProps) {
  const problems = actionData?.problems
  switch (loaderData.view) {
    case 'login':
      return <LoginView {...loaderData} problems={problems} />
    case 'sign-up':
      return <SignUpView {...loaderData} problems={problems} />
    case 'forgot':
      return <ForgotView {...loaderData} problems={problems} />
    case 'check-email':
      return <CheckEmailView {...loaderData} problems={problems} />
    case 'verify':
      return <VerifyView {...loaderData} problems={problems} />
  }
}

/** The error heading of the form that failed, by its URL. */
function authFailedLabel(_: FormValues, url: URL): string {
  return (failed[url.searchParams.get('view') ?? ''] ?? m.auth_sign_in_failed)()
}

function ForgotView({
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
