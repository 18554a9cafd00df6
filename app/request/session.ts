import type { MiddlewareFunction } from 'react-router'
import { findStanding } from '#domain/accounts/find-standing.ts'
import { CLIENT_ADDRESS } from '#platform/auth/client-address.ts'
import type { Caller } from '#platform/operation.ts'
import { callerContext, factsContext, houseContext, viewerContext } from './context.ts'
import { asAnswer } from './perform.ts'

/** Learns who asks, for everything below. Without a session cookie the database is not asked. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const house = context.get(houseContext)
  const requestId = context.get(factsContext).id
  const caller: Caller = { house, actor: { kind: 'visitor' }, requestId }
  context.set(callerContext, caller)
  context.set(viewerContext, null)
  if (!request.headers.get('cookie')?.includes(SESSION_COOKIE)) return next()

  try {
    const { user, cookies } = await house.auth.findSession(signInHeaders(context, request))
    if (user) {
      caller.actor = { kind: 'member', userId: user.id }
      const standing = await findStanding(caller, {})
      context.set(viewerContext, {
        ...standing,
        userId: user.id,
        email: user.email,
        fullName: user.name,
      })
    }
    const response = await next()
    for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
    return response
  } catch (error) {
    throw asAnswer(error)
  }
}

const SESSION_COOKIE = 'f4i.session_token='

/** The request's headers for sign-in, with the client's address as our own web layer saw it. */
export function signInHeaders(
  context: Parameters<MiddlewareFunction<Response>>[0]['context'],
  request: Request,
): Headers {
  const headers = new Headers(request.headers)
  headers.set(CLIENT_ADDRESS, context.get(factsContext).address)
  return headers
}
