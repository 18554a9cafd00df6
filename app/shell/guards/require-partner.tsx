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

const applied = createContext(false)

/** The door of what only an approved organization may do. Lies below `prompt-sign-in.tsx`, which has asked who it is. */
export const middleware: MiddlewareFunction<Response>[] = [
  async ({ request, context }, next) => {
    const viewer = context.get(viewerContext)
    if (viewer && !viewer.isPartner) {
      context.set(applied, (await perform(context, findOwnPartner, {})) !== null)
      closeDoor(request, context, new AppError('forbidden', m.partneradmin_not_yet_title()))
    }
    return next()
  },
]

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(viewerContext)?.isPartner) return null
  throw data({ code: 'forbidden', hasApplied: context.get(applied) }, { status: 403 })
}

export function meta({ error }: Route.MetaArgs) {
  if (!isClosed(error)) return []
  return [{ title: m.site_page_title({ page: m.partneradmin_not_yet_title() }) }]
}

export default function RequirePartner() {
  return <Outlet />
}

/** Also for a page below that was asked for by itself: then all that is known is that the door is closed. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const mayApply = useIsOpen('partner-registration')
  if (!isClosed(error)) return <ErrorScreen error={error} />
  const hasApplied = (error.data as { hasApplied?: boolean }).hasApplied ?? true
  return (
    <NoticeScreen
      title={m.partneradmin_not_yet_title()}
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
      {hasApplied ? m.partneradmin_not_yet_text() : m.partneradmin_nothing_yet_text()}
    </NoticeScreen>
  )
}

function isClosed(error: unknown): error is ErrorResponse {
  return isRouteErrorResponse(error) && error.status === 403
}
