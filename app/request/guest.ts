import { createHash, randomUUID } from 'node:crypto'
import { serialize } from 'hono/utils/cookie'
import type { RouterContextProvider } from 'react-router'
import { idFrom } from '#platform/database/new-id.ts'
import type { Caller } from '#platform/operation.ts'
import { rateLimitKey } from './rate-limit-key.ts'
import { callerContext, cookiesContext, runtimeContext } from './context.ts'
import { GUEST_COOKIE } from './cookie-names.ts'

export const KEPT_SECONDS = 30 * 24 * 60 * 60

/**
 * Returns this request's caller, as a guest with a new id if there is none yet. For actions only. With `typed`, the
 * user's input, a browser without our cookie gets the same id whenever it sends the same form. A form that is resent
 * because its first response and cookie were lost is thus recognized as a repetition. Not for forms that two people
 * behind one connection may send alike, such as adding a product to the cart.
 */
export function ensureGuest(
  context: Readonly<RouterContextProvider>,
  typed?: Record<string, string>,
): Caller {
  const caller = context.get(callerContext)
  if (caller.actor.kind !== 'visitor') return caller
  const guestId = typed ? guestIdOf(context, typed) : randomUUID()
  caller.actor = { kind: 'guest', guestId }
  context.get(cookiesContext).push(
    serialize(GUEST_COOKIE, guestId, {
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
      secure: context.get(runtimeContext).origin.startsWith('https:'),
      maxAge: KEPT_SECONDS,
    }),
  )
  return caller
}

/** Derives an id that only this server can compute from the connection and the whole form. */
function guestIdOf(
  context: Readonly<RouterContextProvider>,
  typed: Record<string, string>,
): string {
  const { seal } = context.get(runtimeContext)
  const sent = JSON.stringify([rateLimitKey(context), Object.entries(typed).toSorted()])
  const [, mark = ''] = seal
    .close('guest', createHash('sha256').update(sent).digest('hex'))
    .split('.')
  return idFrom(Buffer.from(mark, 'base64url'))
}
