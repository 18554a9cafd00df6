import type { RouterContextProvider } from 'react-router'
import type { AdminAction } from '#domain/activity/activity.ts'
import { recordAdminAction } from '#domain/activity/commands/record-admin-action.ts'
import { hasConsented } from './consented.ts'
import { callerContext, requestInfoContext, runtimeContext } from './context.ts'

/** Records an admin action, unless the user’s choices forbid it. Failures are only logged. */
export async function trackAdminAction(
  context: Readonly<RouterContextProvider>,
  request: Request,
  action: AdminAction,
  targetUserId: string | null = null,
): Promise<void> {
  try {
    await recordAdminAction(context.get(callerContext), {
      action,
      targetUserId,
      hasConsent: hasConsented(request),
      userAgent: request.headers.get('user-agent'),
      address: context.get(requestInfoContext).address,
    })
  } catch (error) {
    context.get(runtimeContext).log.warn({ err: error, action }, 'Error tracking activity')
  }
}
