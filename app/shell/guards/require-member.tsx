import { Outlet, redirect, type MiddlewareFunction } from 'react-router'
import { m } from '#messages'
import { refusePosted } from '#app/request/deny-access.ts'
import { viewerContext } from '#app/request/context.ts'
import { AppError } from '#platform/errors.ts'

/** The door of everything that needs a signed-in person: without one, to sign-in, which leads back here. A form is kept. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ request, url, context }, next) => {
    if (context.get(viewerContext)) return next()
    refusePosted(request, new AppError('not_signed_in', m.forms_sign_in_first()))
    const { pathname, search } = url
    throw redirect(`/auth/login?${new URLSearchParams({ redirect: pathname + search })}`)
  },
]

/** So that the door is passed on navigations inside the browser too: without a loader there is no request. */
export function loader() {
  return null
}

export default function RequireMember() {
  return <Outlet />
}
