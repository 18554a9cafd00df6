import type { Outcome, Verb } from './ask-application.ts'

export const ROLES = [
  'visitor',
  'supporter',
  'applicant',
  'partner',
  'partner2',
  'ambassador',
  'admin',
  'superuser',
] as const
export type Role = (typeof ROLES)[number]

/** The outcome for each role; roles not listed get in. */
export type Rule = Partial<Record<Role, Outcome>>

const ORGANIZATIONS: readonly Role[] = ['partner', 'partner2']
const STAFF: readonly Role[] = ['admin', 'superuser']

const all = (roles: readonly Role[], outcome: Outcome): Rule =>
  Object.fromEntries(roles.map((role) => [role, outcome]))
const allBut = (roles: readonly Role[], outcome: Outcome): Rule =>
  all(
    ROLES.filter((role) => !roles.includes(role)),
    outcome,
  )

/** The refusals of each guard. A form submitted to a guarded address is refused and kept. */
export const GUARDS: Record<string, (verb: Verb) => Rule> = {
  'require-member': (verb) => ({ visitor: verb === 'change' ? 401 : 'to sign-in' }),
  'require-staff': (verb) =>
    verb === 'change'
      ? { ...allBut(STAFF, 403), visitor: 401 }
      : { ...allBut(STAFF, 'home'), visitor: 'to sign-in' },
  'prompt-sign-in': () => ({ visitor: 401 }),
  'require-partner': () => allBut(ORGANIZATIONS, 403),
  // Suspended organizations can view the page; no cast member has one.
  'require-seller': () => allBut(ORGANIZATIONS, 403),
  'require-demo': () => ({}),
}

/** Public addresses; what they show to whom is tested per row below. */
export const OPEN = new Set([
  '/',
  '/partner-registration',
  '/projects-events',
  '/projects-events/for-you',
  '/projects-events/:id',
  '/projects-events/:id/support/donate',
  '/projects-events/:id/support/:kind',
  '/marketplace',
  '/marketplace/:id',
  '/calendar',
  '/visit',
  '/visit/tours/:slug',
  '/contact',
  '/map',
  '/partners',
  '/partner/:id',
  '/about',
  '/ai',
  '/volunteer-profile',
  '/ambassador',
  '/ambassador-registration',
  '/ambassadors',
  '/ambassador/:id',
  '/privacy',
  '/terms',
  '/accessibility',
  '/unsubscribe',
  '/first-superuser',
  '/news/:id',
  '/cart',
  '/checkout',
  '/orders/look-up',
  '/orders/:number',
  '/gifts/:id',
  '/consents/:id',
  '/sign-ups/:id',
  '/sign-ups/:id/certificate.pdf',
  '/check-in/:code',
  '/certificates/:code',
  '/certificates/:code/certificate.pdf',
  '/sign-ups/check-email',
  '/sign-ups/confirm',
  '/groups/:id/join',
  '/store',
  '/store/:id',
  '/product/:id',
  '/auth',
  '/auth/login',
  '/auth/reset-password',
  '/auth/change-address',
  '/auth/keep-address',
  '/auth/session',
  '/*',
  '/a/:code',
  '/a/:code/:itemId',
  '/a/:code/code.svg',
  '/projects',
  '/events',
  '/auth/provider',
  '/auth/callback/:provider?',
  '/auth/sign-out',
  '/api/map.json',
  '/api/suggestions.json',
  '/api/personal-parts',
  '/api/activity',
  '/api/agenticai',
  '/api/payments/stripe',
  '/preferences/consent',
  '/preferences/theme',
  '/preferences/sidebar',
  '/share/:file',
  '/projects-events/:id/share.jpg',
  '/partner/:id/share.jpg',
  '/ambassador/:id/share.jpg',
  '/calendar.ics',
  '/partner/:id/calendar.ics',
  '/projects-events/:id/event.ics',
  '/robots.txt',
  '/sitemap.xml',
  '/sitemap/:file',
])

const none: Rule = {}
const whileReading =
  (rule: Rule, change: Rule = none) =>
  (verb: Verb): Rule =>
    verb === 'change' ? change : rule
const onlyToRead = (verb: Verb): Rule => (verb === 'change' ? allBut(['visitor'], 404) : none)

/** A supporter's; a form sent after the session has ended is kept. */
const othersOwn = (verb: Verb): Rule => ({
  ...allBut(['supporter'], 404),
  ...(verb === 'change' ? { visitor: 401 as const } : none),
})

/**
 * Outcomes besides the guards: other users' things, addresses that check the caller themselves, and pages without an
 * action. An empty form is rejected before its owner is checked.
 */
export const EXCEPTIONS: Record<string, (verb: Verb) => Rule> = {
  '/dashboard': onlyToRead,
  // A member's form, after the session has ended.
  '/projects-events/:id/support/:kind': whileReading(none, { visitor: 401 }),
  '/projects-events/:id/save': () => ({ visitor: 'to sign-in' }),
  '/partner-dashboard/posts/:id': () => ({ partner2: 404 }),
  '/partner-dashboard/posts/:id/preview': whileReading({ partner2: 404 }),
  '/partner-dashboard/place.json': whileReading(allBut(ORGANIZATIONS, 403)),
  '/partner-dashboard/news/:id': whileReading({ partner2: 404 }),
  '/partner-dashboard/products/:id': whileReading({ partner2: 404 }),
  // A supporter's sign-up with the partner.
  '/partner-dashboard/messages/:id': whileReading({ partner2: 404 }),
  '/partner-dashboard/supporters/:id/note': () => ({ partner2: 404 }),
  '/partner-dashboard/posts/:id/complete': () => ({ partner2: 404 }),
  '/partner-dashboard/posts.csv': whileReading(allBut(ORGANIZATIONS, 403)),
  '/partner-dashboard/supporters.csv': whileReading(allBut(ORGANIZATIONS, 403)),
  '/partner-admin/check-in/:id': whileReading({ partner2: 404 }),
  '/partner-admin/check-in/:id/hours': (verb) => ({
    partner2: 404,
    ...(verb === 'change' ? { partner: 'back' as const } : none),
  }),
  '/partner-admin/check-in/:id/marks': whileReading(allBut(['partner'], 404)),
  '/partner-dashboard/orders/:id': whileReading({ partner2: 404 }),
  '/partner-dashboard/orders/:id/slip': whileReading({ partner2: 404 }),
  '/partner-dashboard/orders.csv': whileReading(allBut(ORGANIZATIONS, 403)),
  // Roles are granted and revoked there.
  '/admin/users': whileReading(none, { admin: 403 }),
  '/admin/activity': whileReading({ admin: 403 }),
  '/admin/features': whileReading(none, all(STAFF, 'back')),
  '/api/live': (verb) => ({
    ...(verb === 'change' ? none : { visitor: 401 as const }),
    // A stream is not page data.
    ...(verb.includes('data') ? allBut(['visitor'], 404) : none),
  }),
  // A supporter's order and gift.
  '/orders/:number': () => allBut(['supporter'], 404),
  '/gifts/:id': othersOwn,
  // Only a key opens it.
  '/consents/:id': () => all(ROLES, 404),
  // A supporter's sign-up.
  '/sign-ups/:id': othersOwn,
  // The code of a supporter's sign-up with the partner.
  '/check-in/:code': (verb) => ({
    ...allBut(['partner', 'supporter'], 404),
    ...(verb === 'change' ? { visitor: 401 as const, supporter: 404 as const } : none),
  }),
  // A supporter's certificate.
  '/sign-ups/:id/certificate.pdf': whileReading(allBut(['supporter'], 404)),
  // Any form of theirs changes only the caller's own.
  '/account/following': whileReading(none, allBut(['visitor'], 'back')),
  '/notifications': whileReading(none, allBut(['visitor'], 'back')),
  // A notice of the supporter.
  '/notifications/:id': whileReading(allBut(['visitor', 'supporter'], 404)),
  // An invitation to the supporter.
  '/team-invitations/:id': whileReading(allBut(['visitor', 'supporter'], 404)),
  // A supporter's group.
  '/groups/:id': () => allBut(['visitor', 'supporter'], 404),
  '/groups/:id/edit': () => allBut(['visitor', 'supporter'], 404),
  '/groups/:id/sign-up': whileReading(allBut(['visitor', 'supporter'], 404)),
  // The form's pictures are read only for callers who may upload them.
  '/ambassador/dashboard/minisite': whileReading(none, allBut(['visitor', 'ambassador'], 'back')),
  // An ambassador's campaign.
  '/ambassador/dashboard/campaigns/:id': whileReading(allBut(['visitor', 'ambassador'], 404)),
  // A supporter's document.
  '/files/:id': whileReading(allBut(['supporter', ...STAFF], 404)),
}

/** Public addresses whose form is only for signed-in users. */
export const SIGN_IN_TO_SEND: ReadonlySet<string> = new Set(['/ambassador-registration'])

/** Public addresses that show nothing, or nothing without further input. */
export const NOTHING_TO_SEE = new Set([
  '/*',
  '/unsubscribe',
  '/first-superuser',
  '/api/personal-parts',
  '/api/activity',
  '/api/payments/stripe',
  '/sitemap/:file',
  '/a/:code/code.svg',
])
