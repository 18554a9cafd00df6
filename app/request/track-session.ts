import { randomUUID } from 'node:crypto'
import type { RouterContextProvider } from 'react-router'
import type { SessionActivity } from '#domain/activity/activity.ts'
import { recordSession } from '#domain/activity/commands/record-session.ts'
import { callerContext, requestInfoContext, runtimeContext } from './context.ts'
import { hasConsented } from './consented.ts'
import { signInHeaders } from './session.ts'

/**
 * Records a sign-up, sign-in or sign-out if the user allows it. `cookies` are those the response will set, which
 * identify the user. Errors are only logged: tracking must never prevent a sign-in.
 */
export async function trackSession(
  context: Readonly<RouterContextProvider>,
  request: Request,
  type: SessionActivity,
  cookies: readonly string[] = [],
): Promise<void> {
  const runtime = context.get(runtimeContext)
  try {
    const hasConsent = hasConsented(request)
    const userId = hasConsent ? await whoIs(context, request, cookies) : null
    const actor =
      userId === null
        ? ({ kind: 'guest', guestId: randomUUID() } as const)
        : ({ kind: 'member', userId } as const)
    await recordSession(
      { ...context.get(callerContext), actor },
      {
        type,
        hasConsent,
        userAgent: request.headers.get('user-agent'),
        address: context.get(requestInfoContext).address,
      },
    )
  } catch (error) {
    runtime.log.warn({ err: error, type }, 'Error tracking activity')
  }
}

async function whoIs(
  context: Readonly<RouterContextProvider>,
  request: Request,
  cookies: readonly string[],
): Promise<string | null> {
  const { actor } = context.get(callerContext)
  if (cookies.length === 0) return actor.kind === 'member' ? actor.userId : null
  const headers = signInHeaders(context, request)
  headers.set('cookie', cookies.map((cookie) => cookie.split(';', 1)[0]).join('; '))
  const { user } = await context.get(runtimeContext).auth.findSession(headers)
  return user?.id ?? null
}
