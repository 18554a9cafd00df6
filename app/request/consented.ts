import { CONSENT_COOKIE, consentOf } from '#app/shell/consent.ts'
import { readCookie } from './read-cookie.ts'

/**
 * Returns whether the user allows activity to be stored with their identity. A do-not-track signal from the browser
 * takes precedence.
 */
export function hasConsented(request: Request): boolean {
  const { headers } = request
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  return consentOf(readCookie(request, CONSENT_COOKIE)) === 'yes'
}
