import { data, Outlet, type MiddlewareFunction } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'

/** Guard of routes that only exist in a demo. In production they return 404. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }, next) => {
    if (context.get(runtimeContext).env.APP_ENV === 'demo') return next()
    throw data(null, { status: 404 })
  },
]

/** Makes the guard run on client-side navigations too. */
export function loader() {
  return null
}

export default function RequireDemo() {
  return <Outlet />
}
