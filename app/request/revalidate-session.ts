import type { RouterContextProvider } from 'react-router'
import { findAccountStatus } from '#domain/accounts/queries/find-account-status.ts'
import { evaluateSession, ORDINARY_LIMITS, STRICT_LIMITS } from '#platform/auth/session-limits.ts'
import { callerContext, runtimeContext, viewerContext } from './context.ts'
import { signInHeaders } from './session.ts'

/**
 * For long-lived responses: returns whether the session still belongs to the same user with the same roles. Does not
 * count as using the session, which would then never expire.
 */
export async function revalidateSession(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<boolean> {
  const { auth, clock } = context.get(runtimeContext)
  const before = context.get(viewerContext)
  const { user } = await auth.findSession(signInHeaders(context, request))
  if (!before || user?.id !== before.userId) return false
  const status = await findAccountStatus(context.get(callerContext), {})
  const limits = status.isAdmin ? STRICT_LIMITS : ORDINARY_LIMITS
  if (evaluateSession(user.times, limits, clock.now()) === 'over') return false
  return status.isAdmin === before.isAdmin && status.isPartner === before.isPartner
}
