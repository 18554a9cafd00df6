import { CONSENT_COOKIE, consentOf } from '#app/shell/consent.ts'
import { readCookie } from './read-cookie.ts'

/** Whether who asks allows that their activity is kept with who they are. A browser that asks not to be tracked has the last word. */
export function hasConsented(request: Request): boolean {
  const { headers } = request
  if (headers.get('dnt') === '1' || headers.get('sec-gpc') === '1') return false
  return consentOf(readCookie(request, CONSENT_COOKIE)) === 'yes'
}
