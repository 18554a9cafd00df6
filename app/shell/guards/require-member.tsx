import { Outlet, redirect, type MiddlewareFunction } from 'react-router'
import { viewerContext } from '#app/request/context.ts'

/** The door of everything that needs a signed-in person: without one, to sign-in, which leads back here. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ url, context }, next) => {
    if (context.get(viewerContext)) return next()
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
