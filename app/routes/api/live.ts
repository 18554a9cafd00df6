import type { RouterContextProvider } from 'react-router'
import { viewerContext, runtimeContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { revalidateSession } from '#app/request/revalidate-session.ts'
import { AppError } from '#platform/errors.ts'
import type { Route } from './+types/live.ts'

/** Live events for an open page of the back office or the bell, as an event stream, for who is signed in. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const stream = await rethrowAsResponse(openStream(request, context))
  return new Response(stream, {
    headers: {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      // For proxies that buffer a response before passing it on.
      'X-Accel-Buffering': 'no',
    },
  })
}

async function openStream(request: Request, context: Readonly<RouterContextProvider>) {
  const viewer = context.get(viewerContext)
  if (!viewer) throw new AppError('not_signed_in', '')
  const { userId, isAdmin, isPartner } = viewer
  // The router's own data requests cannot pass on a stream and would never end.
  if (new URL(request.url).pathname.endsWith('.data')) throw new AppError('not_found', '')
  return context.get(runtimeContext).live.open({
    person: userId,
    names: [userId, ...(isAdmin ? ['staff'] : [])],
    // A suspended organization does not hear about requests.
    ...(isAdmin || isPartner ? {} : { topics: ['notices'] }),
    holds: () => revalidateSession(context, request),
  })
}
