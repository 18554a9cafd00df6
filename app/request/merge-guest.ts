import { serialize } from 'hono/utils/cookie'
import type { RouterContextProvider } from 'react-router'
import { mergeGuestRecords } from '#domain/accounts/commands/merge-guest-records.ts'
import { isId } from '#platform/database/new-id.ts'
import { callerContext, cookiesContext, runtimeContext } from './context.ts'
import { GUEST_ACTIVITY_COOKIE, GUEST_COOKIE } from './cookie-names.ts'
import { KEPT_SECONDS } from './guest.ts'
import { readCookie } from './read-cookie.ts'

type Context = Readonly<RouterContextProvider>

/** Marks a visitor's browser as having donations or orders to merge on sign-in. */
export function rememberGuestActivity(context: Context): void {
  if (context.get(callerContext).actor.kind !== 'guest') return
  context.get(cookiesContext).push(guestActivityCookie(context, '1', KEPT_SECONDS))
}

/**
 * After any kind of sign-in, moves to the member what this browser's guest donated and ordered under the member's email
 * address. Anything left is tried again when another user signs in here or, while the address is not verified or after
 * an error, which is logged, with the next request.
 */
export async function mergeGuestActivity(request: Request, context: Context): Promise<void> {
  const { actor } = context.get(callerContext)
  const actions = readCookie(request, GUEST_ACTIVITY_COOKIE)
  const guestId = readCookie(request, GUEST_COOKIE)
  if (actions === undefined || actor.kind !== 'member' || actions === actor.userId) return
  try {
    const { leftOver } = isId(guestId)
      ? await mergeGuestRecords(context.get(callerContext), { guestId })
      : { leftOver: 0 }
    if (leftOver === null) return
    const cookie =
      leftOver > 0
        ? guestActivityCookie(context, actor.userId, KEPT_SECONDS)
        : guestActivityCookie(context, '', 0)
    context.get(cookiesContext).push(cookie)
  } catch (error) {
    context
      .get(runtimeContext)
      .log.warn({ err: error }, 'a visitor’s activity could not be taken over')
  }
}

function guestActivityCookie(context: Context, value: string, maxAge: number): string {
  return serialize(GUEST_ACTIVITY_COOKIE, value, {
    path: '/',
    httpOnly: true,
    sameSite: 'Lax',
    secure: context.get(runtimeContext).origin.startsWith('https:'),
    maxAge,
  })
}
