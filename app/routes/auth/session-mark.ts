import { presentViewer } from '#app/shell/present-viewer.ts'
import { runtimeContext, viewerContext } from '#app/request/context.ts'
import type { Route } from './+types/session-mark.ts'

/** The marker of this browser's current session, which open tabs compare with theirs. */
export function loader({ context }: Route.LoaderArgs) {
  const viewer = presentViewer(context.get(viewerContext), context.get(runtimeContext).seal)
  return Response.json({ mark: viewer?.mark ?? null }, { headers: { 'Cache-Control': 'no-store' } })
}
