import type { RouterContextProvider } from 'react-router'
import { findAccountStatus } from '#domain/accounts/queries/find-account-status.ts'
import { evaluateSession, ORDINARY_LIMITS, STRICT_LIMITS } from '#platform/auth/session-limits.ts'
import { callerContext, runtimeContext, viewerContext } from './context.ts'
import { signInHeaders } from './session.ts'

/**
 * Whether whoever sent this request is still signed in as who they were, and still is to the product what they were: for
 * answers that last. It does not count as using the session, which would never end otherwise.
 */
export async function revalidateSession(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<boolean> {
  const { auth, clock } = context.get(runtimeContext)
  const before = context.get(viewerContext)
  const { user } = await auth.findSession(signInHeaders(context, request))
  if (!before || user?.id !== before.userId) return false
  const standing = await findAccountStatus(context.get(callerContext), {})
  const limits = standing.isAdmin ? STRICT_LIMITS : ORDINARY_LIMITS
  if (evaluateSession(user.times, limits, clock.now()) === 'over') return false
  return standing.isAdmin === before.isAdmin && standing.isPartner === before.isPartner
}
