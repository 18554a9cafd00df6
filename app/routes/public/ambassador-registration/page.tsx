import { DASHBOARD_PATH, REGISTRATION_PATH } from '#domain/ambassadors/ambassador.ts'
import { getOwnProfile } from '#domain/accounts/queries/get-own-profile.ts'
import { m } from '#messages'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { pageMeta } from '#app/request/page-meta.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { requireFeature } from '#app/request/require-feature.ts'
import { failureTitle } from '#app/shell/error-screen.tsx'
import type { Route } from './+types/page.ts'
import { register } from './register.server.ts'
import { RegistrationForm } from './registration-form.tsx'
import { AmbassadorSignInFirst } from './sign-in-first.tsx'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router'
import { NoticeScreen } from '#app/shell/notice-screen.tsx'
import { Button } from '#app/ui/button.tsx'

/** Milliseconds before the redirect, so that the success message can be read. */
const PAUSE = 1500

export function meta({ loaderData, error }: Route.MetaArgs): Route.MetaDescriptors {
  if (!loaderData) return [{ title: failureTitle(error) }]
  return pageMeta({
    title: m.site_page_title({ page: m.becoming_title() }),
    description: m.becoming_description(),
    address: loaderData.address,
  })
}

/** Asks visitors to sign in; otherwise shows the registration form. Redirects ambassadors. */
export async function loader({ request, context }: Route.LoaderArgs) {
  requireFeature(context, 'ambassadors')
  const viewer = context.get(viewerContext)
  const isDone = viewer?.isAmbassador === true
  if (isDone && !new URL(request.url).searchParams.has('registered')) {
    throw redirectWithFlash(DASHBOARD_PATH, { tone: 'info', text: m.becoming_registered_already() })
  }
  const profile = viewer && !isDone ? await runOperation(context, getOwnProfile, {}) : null
  return {
    address: context.get(runtimeContext).origin + REGISTRATION_PATH,
    isDone,
    known: profile && {
      fullName: profile.fullName,
      contactEmail: profile.email,
      mobileNumber: profile.mobilePhone ?? '',
    },
  }
}

export const handle = { failed: () => m.becoming_failed({ reason: m.becoming_try_later() }) }

export const action = (args: Route.ActionArgs) => register(args)

export default function Page({ loaderData, actionData }: Route.ComponentProps) {
  const { isDone, known } = loaderData
  if (isDone) return <Registered />
  // If the session ended while the form was open, keep the form and what was typed.
  if (!known && !actionData) return <AmbassadorSignInFirst />
  return <RegistrationForm known={known ?? {}} problems={actionData?.problems} />
}

/** The ambassador's page was created; redirects to the dashboard, and links to it. */
function Registered() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => void navigate(DASHBOARD_PATH, { replace: true }), PAUSE)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <NoticeScreen
      title={m.becoming_done_title()}
      scene={{ id: 'a door opens', region: 'galilee', time: 'dawn' }}
      actions={
        <Button asChild size="large">
          <Link to={DASHBOARD_PATH}>{m.becoming_to_dashboard()}</Link>
        </Button>
      }
    >
      <p>{m.becoming_done_text()}</p>
    </NoticeScreen>
  )
}
