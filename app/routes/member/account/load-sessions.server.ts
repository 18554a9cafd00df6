import type { RouterContextProvider } from 'react-router'
import { callerContext, runtimeContext, viewerContext } from '#app/request/context.ts'
import { rethrowAsResponse } from '#app/request/run-operation.ts'
import { signInHeaders } from '#app/request/session.ts'
import { evaluateSession, ORDINARY_LIMITS, STRICT_LIMITS } from '#platform/auth/session-limits.ts'
import { describeBrowser } from './describe-browser.ts'
import { shortenAddress } from './shorten-address.ts'

export type ShownSession = {
  id: string
  isThis: boolean
  browser: string | null
  system: string | null
  address: string | null
  since: Date
  lastUsed: Date
}

/** Lists the user's sessions: the current one first, then the most recently used. */
export async function loadSessions(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<ShownSession[]> {
  const { actor } = context.get(callerContext)
  if (actor.kind !== 'member') return []
  const { auth, clock } = context.get(runtimeContext)
  const { user } = await rethrowAsResponse(auth.findSession(signInHeaders(context, request)))
  const limits = context.get(viewerContext)?.isAdmin ? STRICT_LIMITS : ORDINARY_LIMITS
  const open = await rethrowAsResponse(auth.listSessions(actor.userId))
  return open
    .filter((session) => evaluateSession(session, limits, clock.now()) !== 'over')
    .map(({ id, userAgent, address, since, lastUsed }) => ({
      id,
      isThis: id === user?.sessionId,
      ...describeBrowser(userAgent),
      address: shortenAddress(address),
      since,
      lastUsed,
    }))
    .toSorted((a, b) => Number(b.isThis) - Number(a.isThis))
}
