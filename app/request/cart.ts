import { serialize } from 'hono/utils/cookie'
import type { RouterContextProvider } from 'react-router'
import { EMPTY_CART, type Cart } from '#domain/orders/cart.ts'
import { getCart } from '#domain/orders/queries/get-cart.ts'
import { mergeGuestCart } from '#domain/orders/commands/merge-guest-cart.ts'
import { isId } from '#platform/database/new-id.ts'
import { callerContext, cookiesContext, runtimeContext } from './context.ts'
import { CART_COOKIE, GUEST_COOKIE } from './cookie-names.ts'
import { KEPT_SECONDS } from './guest.ts'
import { runOperation } from './run-operation.ts'
import { readCookie } from './read-cookie.ts'
import { requireFeature } from './require-feature.ts'

type Context = Readonly<RouterContextProvider>

/** Returns the cart of the request's viewer; without a guest id there is no query. */
export async function readersCart(context: Context): Promise<Cart> {
  requireFeature(context, 'store')
  if (context.get(callerContext).actor.kind === 'visitor') return EMPTY_CART
  const cart = await runOperation(context, getCart, {})
  writeCartCount(context, cart.count)
  return cart
}

/** Sets the cookie with a visitor's cart count. A member's count comes with the session. */
export function writeCartCount(context: Context, count: number): void {
  if (context.get(callerContext).actor.kind !== 'guest') return
  context.get(cookiesContext).push(countCookie(context, count))
}

/**
 * After any kind of sign-in, moves this browser's guest cart to the member and returns whether it had items. The guest
 * id stays, because drafts and orders are found by it; its cart is empty. Errors are logged, and the next request
 * retries.
 */
export async function takeCart(request: Request, context: Context): Promise<boolean> {
  const caller = context.get(callerContext)
  const { log, switches } = context.get(runtimeContext)
  const guestId = readCookie(request, GUEST_COOKIE)
  if (readCookie(request, CART_COOKIE) === undefined || !switches.isOn('store')) return false
  try {
    const taken = isId(guestId) ? await mergeGuestCart(caller, { guestId }) : 0
    context.get(cookiesContext).push(countCookie(context, 0))
    return taken > 0
  } catch (error) {
    log.warn({ err: error }, 'a cart could not be taken over')
    return false
  }
}

function countCookie(context: Context, count: number): string {
  return serialize(CART_COOKIE, String(count), {
    path: '/',
    sameSite: 'Lax',
    secure: context.get(runtimeContext).origin.startsWith('https:'),
    maxAge: count > 0 ? KEPT_SECONDS : 0,
  })
}
