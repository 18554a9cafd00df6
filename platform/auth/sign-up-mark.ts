import { createHmac, timingSafeEqual } from 'node:crypto'
import { authCookie } from './auth-cookie.ts'

const NAME = 'f4i.signed-up'
const DAY_SECONDS = 24 * 60 * 60

/**
 * The cookie by which the browser that chose a sign-up's password is known, so that the emailed link need not ask for it
 * again there. It holds a keyed digest of the password's hash, which is salted: it names no one, cannot be made without the
 * server's secret, and no longer fits once someone else signs up with the address.
 */
export function signUpMark(secret: string, isSecure: boolean) {
  const cookie = authCookie(NAME, { isSecure, pattern: '[\\w-]{43}', seconds: DAY_SECONDS })
  const digest = (hash: string) =>
    createHmac('sha256', secret).update(`sign-up\0${hash}`).digest('base64url')
  return {
    /** The cookie for the browser that chose the password of this hash. */
    cookie: (hash: string): string => cookie.write(digest(hash)),
    /** Whether these headers come from the browser that chose the password of this hash. */
    fits(headers: Headers, hash: string): boolean {
      const given = cookie.read(headers)
      return given !== null && timingSafeEqual(Buffer.from(given), Buffer.from(digest(hash)))
    },
  }
}

export type SignUpMark = ReturnType<typeof signUpMark>
