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
 * The caller of this request, made a guest with an id of their own if nobody is known yet. For actions only.
 *
 * With `typed`, what a person wrote into the form, a browser without our cookie gets the same id each time it sends the same
 * form: so a form that is sent again, because its first answer and cookie were lost, is recognized as a repetition. Not for
 * forms that two people behind one connection may send alike, such as one that puts a product into the cart.
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

/** An id that only this server can compute, from the connection and the whole of the form. */
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
