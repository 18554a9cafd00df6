import { randomUUID } from 'node:crypto'

/** The cookie's name without its prefix. */
export const KNOWN_BROWSER_COOKIE = 'f4i.known'
const NAME = KNOWN_BROWSER_COOKIE
const YEAR_SECONDS = 365 * 24 * 60 * 60

/**
 * The cookie by which a browser is known to have signed in before. It holds a random id and identifies no one; that
 * this browser was used for an account is a mark of `app.rate_limits`.
 */
export function knownBrowser(isSecure: boolean) {
  const name = isSecure ? `__Host-${NAME}` : NAME
  const written = new RegExp(`(?:^|;)\\s*${name.replaceAll('.', '\\.')}=([\\da-f-]{36})(?:;|$)`)
  return {
    /** The id that a request brings; null without one. */
    read: (headers: Headers): string | null =>
      written.exec(headers.get('cookie') ?? '')?.[1] ?? null,
    create: (): string => randomUUID(),
    cookie: (id: string): string =>
      `${name}=${id}; Max-Age=${YEAR_SECONDS}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  }
}
