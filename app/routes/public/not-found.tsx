import { data } from 'react-router'
import { m } from '#messages'
import { requestInfoContext, runtimeContext } from '#app/request/context.ts'
import { NotFoundScreen } from '#app/shell/not-found-screen.tsx'
import type { Route } from './+types/not-found.ts'

/** Any URL that matches no other route. Logs the path but not the query, which may hold a token. */
export function loader({ request, context }: Route.LoaderArgs) {
  const { pathname } = new URL(request.url)
  const { log } = context.get(runtimeContext)
  log.info(
    { request: context.get(requestInfoContext).id, path: pathname.slice(0, 200) },
    'no such page',
  )
  return data(null, { status: 404 })
}

export function meta() {
  return [{ title: m.site_page_title({ page: m.errors_not_found_page() }) }]
}

export default function NotFound() {
  return <NotFoundScreen />
}
