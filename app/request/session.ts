import type { MiddlewareFunction, RouterContextProvider } from 'react-router'
import { findAccountStatus } from '#domain/accounts/queries/find-account-status.ts'
import { CLIENT_ADDRESS } from '#platform/auth/client-address.ts'
import { evaluateSession, ORDINARY_LIMITS, STRICT_LIMITS } from '#platform/auth/session-limits.ts'
import { isId } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import {
  callerContext,
  cookiesContext,
  requestInfoContext,
  runtimeContext,
  viewerContext,
} from './context.ts'
import { takeCart } from './cart.ts'
import { GUEST_COOKIE, SESSION_COOKIE } from './cookie-names.ts'
import { keepLanguage } from './keep-language.ts'
import { toErrorResponse } from './run-operation.ts'
import { readCookie } from './read-cookie.ts'
import { mergeGuestActivity } from './merge-guest.ts'

/** Identifies the viewer for all handlers below. Without a session cookie there is no database query. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const runtime = context.get(runtimeContext)
  const { id: requestId, tags } = context.get(requestInfoContext)
  const guestId = readCookie(request, GUEST_COOKIE)
  const caller: Caller = {
    runtime,
    actor: isId(guestId) ? { kind: 'guest', guestId } : { kind: 'visitor' },
    requestId,
    ...(tags ? { tags } : {}),
  }
  const cookies: string[] = []
  context.set(callerContext, caller)
  context.set(viewerContext, null)
  context.set(cookiesContext, cookies)
  try {
    if (request.headers.get('cookie')?.includes(`${SESSION_COOKIE}=`)) {
      await recognize(request, context, caller, cookies)
    }
    const response = await next()
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  } catch (error) {
    throw toErrorResponse(error)
  }
}

async function recognize(
  request: Request,
  context: Readonly<RouterContextProvider>,
  caller: Caller,
  cookies: string[],
): Promise<void> {
  const { auth, clock } = context.get(runtimeContext)
  const headers = signInHeaders(context, request)
  const found = await auth.findSession(headers)
  cookies.push(...found.cookies)
  if (!found.user) return
  const { id, email, name, times } = found.user
  const member: Caller = { ...caller, actor: { kind: 'member', userId: id } }
  const status = await findAccountStatus(member, {})
  const limits = status.isAdmin ? STRICT_LIMITS : ORDINARY_LIMITS
  const state = evaluateSession(times, limits, clock.now())
  if (state === 'over') {
    cookies.push(...(await auth.signOut(headers)))
    return
  }
  if (state === 'due') cookies.push(...(await auth.renewSession(headers)))
  caller.actor = member.actor
  context.get(requestInfoContext).largeBody?.allow(id)
  await mergeGuestActivity(request, context)
  await keepLanguage(request, member, status.language)
  const { cartCount } = (await takeCart(request, context))
    ? await findAccountStatus(member, {})
    : status
  // The profile's name can change; the sign-in name stays as first entered.
  const fullName = status.fullName ?? name
  const { language: _, ...standing } = status
  context.set(viewerContext, { ...standing, cartCount, userId: id, email, fullName })
}

/** Returns the request's headers for sign-in, with the client address as our web layer saw it. */
export function signInHeaders(context: Readonly<RouterContextProvider>, request: Request): Headers {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS, context.get(requestInfoContext).address)
  return headers
}
