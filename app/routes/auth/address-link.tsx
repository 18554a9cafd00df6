import { Link } from 'react-router'
import { followAddressLink } from '#domain/closing/follow-address-link.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { formAction } from '#app/request/form-action.ts'
import { signInHeaders } from '#app/request/session.ts'
import { Button } from '#app/ui/button.tsx'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/address-link.ts'
import { AuthForm, AuthHeading } from './auth-form.tsx'
import { authAddress } from './views.ts'

export function meta() {
  return [
    { title: m.auth_page_title({ view: m.auth_address_title() }) },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/** The URL carries a token, so it must not leak through the referrer or a cache. */
export const headers = () => ({ 'Referrer-Policy': 'no-referrer', 'Cache-Control': 'no-store' })

const kindOf = (request: Request) =>
  new URL(request.url).pathname.includes('keep-address') ? 'keep' : 'change'

export function loader({ request }: Route.LoaderArgs) {
  return { kind: kindOf(request), token: new URL(request.url).searchParams.get('token') ?? '' }
}

export const handle = { failed: () => m.auth_address_failed() }

/** Performs the action of the link. Requires a button because mail scanners open every link. */
export const action = formAction({
  async run({ request, context, values }) {
    const runtime = context.get(runtimeContext)
    const sessionHeaders = signInHeaders(context, request)
    const { user } = await runtime.auth.findSession(sessionHeaders)
    const change = await followAddressLink(runtime, {
      kind: kindOf(request),
      token: values['token']?.slice(0, 200) || '-',
      sessionId: user?.sessionId ?? null,
    })
    if (change.outcome === 'taken') throw new AppError('conflict', m.auth_address_taken())
    if (change.outcome === 'undone') {
      await runtime.auth.requestReset(sessionHeaders, change.to)
      return redirectWithFlash(authAddress('check-email', { email: change.to, for: 'reset' }), {
        tone: 'success',
        text: m.auth_address_kept(),
      })
    }
    if (change.outcome !== 'done') throw new AppError('conflict', m.auth_address_over())
    const isOwn = context.get(viewerContext)?.userId === change.person
    return redirectWithFlash(
      isOwn ? '/account#sign-in' : authAddress('login', { email: change.to }),
      {
        tone: 'success',
        text: m.auth_address_changed(),
      },
    )
  },
})

export default function AddressLink({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, token } = loaderData
  const problems = actionData?.problems
  const isKeep = kind === 'keep'
  if (!token || problems) {
    return (
      <>
        <AuthHeading title={m.auth_address_title()}>
          {problems?.message ?? m.auth_address_over()}
        </AuthHeading>
        <Button asChild size="large" wide>
          <Link to="/account#sign-in">{m.auth_address_open_account()}</Link>
        </Button>
      </>
    )
  }
  return (
    <>
      <AuthHeading title={isKeep ? m.auth_address_keep_title() : m.auth_address_title()}>
        {isKeep ? m.auth_address_keep_lead() : m.auth_address_lead()}
      </AuthHeading>
      <AuthForm
        address={`?${new URLSearchParams({ token })}`}
        problems={undefined}
        submit={isKeep ? m.auth_address_keep_submit() : m.auth_address_submit()}
      >
        <input type="hidden" name="token" value={token} />
      </AuthForm>
    </>
  )
}
