import { Outlet, redirect, type MiddlewareFunction } from 'react-router'
import { m } from '#messages'
import { refusePosted } from '#app/request/deny-access.ts'
import { viewerContext } from '#app/request/context.ts'
import { redirectWithFlash } from '#app/request/flash.ts'
import { AppError } from '#platform/errors.ts'
import { ErrorScreen } from '../error-screen.tsx'
import type { Route } from './+types/require-staff.ts'

/**
 * Guard of staff pages: redirects visitors to sign-in and back here, everyone else to the home page with a message. A
 * submitted form is kept.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, url, context }, next) => {
    const viewer = context.get(viewerContext)
    if (viewer?.isAdmin) return next()
    refusePosted(
      request,
      viewer
        ? new AppError('forbidden', m.admin_no_permission())
        : new AppError('not_signed_in', m.errors_sign_in_first()),
    )
    if (viewer) throw redirectWithFlash('/', { tone: 'destructive', text: m.admin_no_permission() })
    const { pathname, search } = url
    throw redirect(`/auth/login?${new URLSearchParams({ redirect: pathname + search })}`)
  },
]

/** Makes the guard run on client-side navigations too: without a loader there is no request. */
export function loader() {
  return null
}

export default function RequireStaff() {
  return <Outlet />
}

/** Shows a failed page within the portal's frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
