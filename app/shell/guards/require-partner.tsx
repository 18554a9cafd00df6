import {
  createContext,
  data,
  isRouteErrorResponse,
  Link,
  Outlet,
  type ErrorResponse,
  type MiddlewareFunction,
} from 'react-router'
import { findOwnPartner } from '#domain/partners/find-own-partner.ts'
import { m } from '#messages'
import { closeDoor } from '#app/request/close-door.ts'
import { viewerContext } from '#app/request/context.ts'
import { perform } from '#app/request/perform.ts'
import { Button } from '#app/ui/button.tsx'
import { AppError } from '#platform/errors.ts'
import { ErrorScreen } from '../error-screen.tsx'
import { NoticeScreen } from '../notice-screen.tsx'
import { useIsOpen } from '../use-is-open.ts'
import type { Route } from './+types/require-partner.ts'

type Applied = 'never' | 'waits' | 'suspended'

const applied = createContext<Applied>('never')

/** The door of what only an approved organization may do. Lies below `prompt-sign-in.tsx`, which has asked who it is. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const viewer = context.get(viewerContext)
    if (viewer && !viewer.isPartner) {
      const own = await perform(context, findOwnPartner, {})
      const isSuspended = own?.status === 'suspended'
      if (own) context.set(applied, isSuspended ? 'suspended' : 'waits')
      const words = isSuspended ? m.organizations_own_closed() : m.partneradmin_not_yet_title()
      closeDoor(request, context, new AppError('forbidden', words))
    }
    return next()
  },
]

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(viewerContext)?.isPartner) return null
  throw data({ code: 'forbidden', applied: context.get(applied) }, { status: 403 })
}

export function meta({ error }: Route.MetaArgs) {
  if (!isClosed(error)) return []
  const page =
    appliedOf(error) === 'suspended' ? m.organizations_own_closed() : m.partneradmin_not_yet_title()
  return [{ title: m.site_page_title({ page }) }]
}

export default function RequirePartner() {
  return <Outlet />
}

/** Also for a page below that was asked for by itself: then all that is known is that the door is closed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const mayApply = useIsOpen('partner-registration')
  if (!isClosed(error)) return <ErrorScreen error={error} />
  const how = appliedOf(error)
  const hasApplied = how !== 'never'
  // Why is said above by the frame of these pages.
  const isSuspended = how === 'suspended'
  const closedText = hasApplied ? m.partneradmin_not_yet_text() : m.partneradmin_nothing_yet_text()
  return (
    <NoticeScreen
      title={isSuspended ? m.organizations_own_closed() : m.partneradmin_not_yet_title()}
      scene={{ id: 'a gate', region: 'judea', time: 'dawn' }}
      actions={
        <Button asChild>
          {hasApplied || !mayApply ? (
            <Link to="/partner-dashboard">{m.partneradmin_see_standing()}</Link>
          ) : (
            <Link to="/partner-registration">{m.partneradmin_register()}</Link>
          )}
        </Button>
      }
    >
      {isSuspended ? m.organizations_own_kept() : closedText}
    </NoticeScreen>
  )
}

function isClosed(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 403
}

function appliedOf(error: ErrorResponse): Applied {
  return (error.data as { applied?: Applied }).applied ?? 'waits'
}
