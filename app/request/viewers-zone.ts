import { localTimeOf } from '#domain/project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { readCookie } from './read-cookie.ts'

/** Returns the IANA time zone from the browser's cookie; Israel's if there is none or it is invalid. */
export function viewersZone(request: Request): string {
  const told = readCookie(request, 'zone')
  return told !== undefined && isZone(told) ? told : DEFAULT_TIME_ZONE
}

/** Returns the viewer's current date as `YYYY-MM-DD`. */
export function viewersDay(request: Request, now: Date): string {
  return localTimeOf(now, viewersZone(request)).date
}

function isZone(word: string): boolean {
  // Offsets such as +05:00 are valid too, but browsers do not send them.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(word)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: word })
    return true
  } catch {
    return false
  }
}
