import { localTimeOf } from '#domain/project-events/local-time.ts'
import { DEFAULT_TIME_ZONE } from '#domain/project-events/project-event.ts'
import { readCookie } from './read-cookie.ts'

/** The IANA zone that the viewer's browser has told in its cookie; Israel's where it has told none that there is. */
export function viewersZone(request: Request): string {
  const told = readCookie(request, 'zone')
  return told !== undefined && isZone(told) ? told : DEFAULT_TIME_ZONE
}

/** The day it is where the viewer is, as `YYYY-MM-DD`. */
export function viewersDay(request: Request, now: Date): string {
  return localTimeOf(now, viewersZone(request)).date
}

function isZone(word: string): boolean {
  // Offsets such as +05:00 are understood as well, but no browser tells them.
  if (!/^[A-Za-z][\w+/-]{1,63}$/.test(word)) return false
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: word })
    return true
  } catch {
    return false
  }
}
