import { randomUUID } from 'node:crypto'
import { authCookie } from './auth-cookie.ts'

/** The cookie's name without its prefix. */
export const KNOWN_BROWSER_COOKIE = 'f4i.known'
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * The cookie by which a browser is known to have signed in before. It holds a random id and identifies no one; that
 * this browser was used for an account is a mark of `app.rate_limits`.
 */
export function knownBrowser(isSecure: boolean) {
  const cookie = authCookie(KNOWN_BROWSER_COOKIE, {
    isSecure,
    pattern: '[\\da-f-]{36}',
    seconds: YEAR_SECONDS,
  })
  return { read: cookie.read, create: (): string => randomUUID(), cookie: cookie.write }
}
