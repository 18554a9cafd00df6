import { officeOf } from '#platform/env.ts'
import {
  createContext,
  data,
  isRouteErrorResponse,
  Link,
  Outlet,
  useLocation,
  type MiddlewareFunction,
} from 'react-router'
import {
  findOwnSuspension,
  type OwnSuspension,
} from '#domain/partners/queries/find-own-suspension.ts'
import { m } from '#messages'
import { denyAccess } from '#app/request/deny-access.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import { runOperation } from '#app/request/run-operation.ts'
import { Button } from '#app/ui/button.tsx'
import { AppError } from '#platform/errors.ts'
import { ErrorScreen } from '../error-screen.tsx'
import { NoticeScreen } from '../notice-screen.tsx'
import { SuspensionNotice } from '../portal/suspension-notice.tsx'
import type { Route } from './+types/prompt-sign-in.ts'

const suspended = createContext<OwnSuspension | null>(null)

/** Guard of an organization's pages. A visitor is not redirected: the page's frame is rendered with a sign-in prompt in it. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const viewer = context.get(viewerContext)
    if (!viewer) {
      denyAccess(request, context, new AppError('not_signed_in', m.partneradmin_sign_in_text()))
    } else if (!viewer.isPartner) {
      // Loaded before the next guard, which blocks further operations.
      context.set(suspended, await runOperation(context, findOwnSuspension, {}))
    }
    return next()
  },
]

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(viewerContext)) {
    const found = context.get(suspended)
    const { email, phone } = officeOf(context.get(runtimeContext).env)
    return {
      suspension: found && {
        ...found,
        office: { email, phone },
      },
    }
  }
  throw data({ code: 'not_signed_in' }, { status: 401 })
}

export function meta({ error }: Route.MetaArgs) {
  if (!isSignedOut(error)) return []
  return [{ title: m.site_page_title({ page: m.partneradmin_sign_in_title() }) }]
}

/** Staff may suspend or restore an organization while its members use these pages. */
export function shouldRevalidate() {
  return true
}

export default function PromptSignIn({ loaderData }: Route.ComponentProps) {
  return (
    <>
      {loaderData.suspension && <SuspensionNotice suspension={loaderData.suspension} />}
      <Outlet />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isSignedOut(error) ? <SignInPrompt /> : <ErrorScreen error={error} />
}

function SignInPrompt() {
  const { pathname, search } = useLocation()
  const back = `redirect=${encodeURIComponent(pathname + search)}`
  return (
    <NoticeScreen
      title={m.partneradmin_sign_in_title()}
      scene={{ id: 'an open gate', region: 'jerusalem', time: 'dawn' }}
      actions={
        <>
          <Button asChild>
            <Link to={`/auth?${back}`}>{m.shell_sign_in()}</Link>
          </Button>
          <Button asChild variant="secondary">
            <Link to={`/auth?view=sign-up&${back}`}>{m.shell_sign_up()}</Link>
          </Button>
        </>
      }
    >
      {m.partneradmin_sign_in_text()}
    </NoticeScreen>
  )
}

function isSignedOut(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.status === 401
}
