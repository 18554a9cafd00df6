import { m } from '#messages'
import type { MiddlewareHandler } from 'hono'
import { UNSUBSCRIBE_PATH } from '../mail/unsubscribe-address.ts'
import { PAYMENT_EVENTS_PATH } from '../payments/payment-events-path.ts'
import type { WebEnv } from './web-env.ts'

/** Refuses every state change that a page of another site could have started (403). */
export function sameOrigin(origin: string, demo: boolean): MiddlewareHandler<WebEnv> {
  return async (c, next) => {
    // Mail programs post here for their readers. The token in the URL is the permission; no cookie is read.
    if (c.var.url.pathname === UNSUBSCRIBE_PATH) return next()
    // Webhooks are signed; other requests here have no authority.
    if (c.var.url.pathname === PAYMENT_EVENTS_PATH) return next()
    if (isOwnDoing(c.req.raw, { origin, host: c.var.facts.host, demo })) return next()
    return c.text(m.errors_foreign_request(), 403)
  }
}

/**
 * Whether a request may change something, by headers that browsers add and pages cannot forge: Sec-Fetch-Site first, then
 * Origin. A request with neither comes from a program: browsers send Origin with every cross-site write. Without a cookie it
 * has no authority and passes; with one it is refused, in case an old browser or a proxy dropped the header.
 */
export function isOwnDoing(
  { method, headers }: Pick<Request, 'method' | 'headers'>,
  here: { origin: string; host: string; demo: boolean },
): boolean {
  if (method === 'GET' || method === 'HEAD' || method === 'OPTIONS') return true
  const origin = headers.get('origin')
  const site = headers.get('sec-fetch-site')
  // A page of ours with `no-referrer` hides its origin too; a sandboxed frame is never same-origin.
  if (site === 'same-origin') return true
  if (origin === 'null') return false
  if (site !== null && site !== 'none') return false
  if (origin !== null) return origin === here.origin || isLoopbackAlias(origin, here)
  return site === 'none' || !headers.has('cookie')
}

/** A demo is reachable as localhost or 127.0.0.1; no other site can have these names. */
function isLoopbackAlias(origin: string, { host, demo }: { host: string; demo: boolean }): boolean {
  const isLoopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i.test(host)
  return demo && isLoopback && origin === `http://${host}`
}
