import { OPEN, type Role } from './doors.ts'
import type { Address } from './list-routes.ts'

const OWN = ['require-seller', 'require-partner', 'prompt-sign-in']

/** Addresses for everyone at which someone who is signed in sees more. */
const AS_MEMBER = new Set([
  '/ambassador-registration',
  '/gifts/:id',
  '/groups/:id/join',
  '/orders/:number',
  '/partner-registration',
  '/projects-events/for-you',
  '/sign-ups/:id',
  '/sign-ups/:id/certificate.pdf',
  '/volunteer-profile',
])

/** As whom an address is opened: the one person who sees the most there. */
export function viewerOf({ pattern, guards }: Address): Role {
  if (guards.includes('require-staff')) return 'superuser'
  if (guards.some((guard) => OWN.includes(guard))) return 'partner'
  if (pattern.startsWith('/ambassador/dashboard')) return 'ambassador'
  return OPEN.has(pattern) && !AS_MEMBER.has(pattern) ? 'visitor' : 'supporter'
}
