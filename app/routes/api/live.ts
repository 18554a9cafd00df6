import type { RouterContextProvider } from 'react-router'
import { viewerContext, runtimeContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { revalidateSession } from '#app/request/revalidate-session.ts'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/live.ts'

/** What happens while a page of the back office is open, as a stream of events, for staff and organizations. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const stream = await rethrowAsResponse(openStream(request, context))
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // Proxies that gather an answer before they pass it on.
      'X-Accel-Buffering': 'no',
    },
  })
}

async function openStream(request: Request, context: Readonly<RouterContextProvider>) {
  const viewer = context.get(viewerContext)
  if (!viewer) throw new AppError('not_signed_in', '')
  const { userId, isAdmin, isPartner } = viewer
  if (!isAdmin && !isPartner) throw new AppError('forbidden', '')
  // The router's own way of loading pages could not pass on a stream, and would never end.
  if (new URL(request.url).pathname.endsWith('.data')) throw new AppError('not_found', '')
  return context.get(runtimeContext).live.open({
    person: userId,
    names: [userId, ...(isAdmin ? ['staff'] : [])],
    holds: () => revalidateSession(context, request),
  })
}
