import type { Role } from './doors.ts'

/** Pages to which no link leads: refusals, invitations, what an email opens, and lists without results. */
export const UNLINKED: Partial<Record<Role, string[]>> = {
  visitor: [
    '/no/such/page',
    '/store/unknown',
    '/partner/unknown',
    '/groups/unknown/join',
    '/partner-dashboard',
    '/ambassador-registration',
    '/projects-events/for-you',
    '/partner-registration?step=contact',
    '/partner-registration?step=basic&check',
    '/auth?view=check-email',
    '/auth?view=verify&token=x',
    '/auth?view=verify&with=facebook&token=x',
    '/auth?with=google&problem=denied',
    '/auth/reset-password?token=x',
    '/sign-ups/check-email',
    '/sign-ups/confirm?token=x',
    '/projects-events?q=zzzz&type=event',
    '/marketplace?q=zzzz',
    '/calendar?previous=1',
  ],
  supporter: ['/partner-dashboard', '/partner-dashboard/posts'],
  applicant: ['/partner-dashboard', '/partner-admin?section=documents'],
}
