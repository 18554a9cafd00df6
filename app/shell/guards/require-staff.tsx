import { Outlet, redirect, type MiddlewareFunction } from 'react-router'
import { m } from '#messages'
import { viewerContext } from '#app/request/context.ts'
import { flashed } from '#app/request/flash.ts'
import { ErrorScreen } from '../error-screen.tsx'
import type { Route } from './+types/require-staff.ts'

/** The door of staff's pages: a visitor to sign-in, which leads back here, everybody else home with a word. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url, context }, next) => {
    const viewer = context.get(viewerContext)
    if (viewer?.isAdmin) return next()
    if (viewer) throw flashed('/', { tone: 'destructive', text: m.admin_no_permission() })
    const { pathname, search } = url
    throw redirect(`/auth/login?${new URLSearchParams({ redirect: pathname + search })}`)
  },
]

/** So that the door is passed on navigations inside the browser too: without a loader there is no request. */
export function loader() {
  return null
}

export default function RequireStaff() {
  return <Outlet />
}

/** A page that failed, within the portal's frame. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorScreen error={error} />
}
