import { randomUUID } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import type { RouterContextProvider } from 'react-router'
import type { Caller } from '#platform/operation.ts'
import { callerContext, cookiesContext, houseContext } from './context.ts'
import { GUEST_COOKIE } from './cookie-names.ts'

export const KEPT_SECONDS = 30 * 24 * 60 * 60

/** The caller of this request, made a guest with an id of their own if nobody is known yet. For actions only. */
export function guestOrMember(context: Readonly<RouterContextProvider>): Caller {
  const caller = context.get(callerContext)
  if (caller.actor.kind !== 'visitor') return caller
  const guestId = randomUUID()
  caller.actor = { kind: 'guest', guestId }
  context.get(cookiesContext).push(
    serialize(GUEST_COOKIE, guestId, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: context.get(houseContext).origin.startsWith('https:'),
      maxAge: KEPT_SECONDS,
    }),
  )
  return caller
}
