import { data, Outlet, type MiddlewareFunction } from 'react-router'
import { runtimeContext } from '#app/request/context.ts'

/** The door of what only a demo has. In production it is not there, for anybody. */
export const middleware: MiddlewareFunction<Response>[] = [
  ({ context }, next) => {
    if (context.get(runtimeContext).env.APP_ENV === 'demo') return next()
    throw data(null, { status: 404 })
  },
]

/** So that the door is passed on navigations inside the browser too. */
export function loader() {
  return null
}

export default function RequireDemo() {
  return <Outlet />
}
