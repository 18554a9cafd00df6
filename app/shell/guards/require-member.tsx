import { Outlet, redirect, type MiddlewareFunction } from 'react-router'
import { m } from '#messages'
import { refusePosted } from '#app/request/deny-access.ts'
import { viewerContext } from '#app/request/context.ts'
import { AppError } from '#platform/errors.ts'

/**
 * Guard of everything that requires sign-in: redirects visitors to sign-in and back here afterwards. A submitted form
 * is kept.
 */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, url, context }, next) => {
    if (context.get(viewerContext)) return next()
    refusePosted(request, new AppError('not_signed_in', m.errors_sign_in_first()))
    const { pathname, search } = url
    throw redirect(`/auth/login?${new URLSearchParams({ redirect: pathname + search })}`)
  },
]

/** Makes the guard run on client-side navigations too: without a loader there is no request. */
export function loader() {
  return null
}

export default function RequireMember() {
  return <Outlet />
}
