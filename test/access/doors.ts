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

/** What each role meets; who is not named comes in. */
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

/** Each guard's refusals. A form that was sent to a closed door is refused and kept. */
export const GUARDS: Record<string, (verb: Verb) => Rule> = {
  'require-member': (verb) => ({ visitor: verb === 'change' ? 401 : 'to sign-in' }),
  'require-staff': (verb) =>
    verb === 'change'
      ? { ...allBut(STAFF, 403), visitor: 401 }
      : { ...allBut(STAFF, 'home'), visitor: 'to sign-in' },
  'prompt-sign-in': () => ({ visitor: 401 }),
  'require-partner': () => allBut(ORGANIZATIONS, 403),
  // A suspended organization comes in to look; nobody of the cast has one.
  'require-seller': () => allBut(ORGANIZATIONS, 403),
  'require-demo': () => ({}),
}

/** Addresses for everybody: what they show, and to whom, is asked of the rows below. */
export const OPEN = new Set([
  '/',
  '/partner-registration',
  '/projects-events',
  '/projects-events/for-you',
  '/projects-events/:id',
  '/projects-events/:id/support/donate',
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
  '/unsubscribe',
  '/first-superuser',
  '/news/:id',
  '/cart',
  '/checkout',
  '/orders/look-up',
  '/orders/:number',
  '/gifts/:id',
  '/sign-ups/:id',
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
  '/api/activity',
  '/api/agenticai',
  '/api/payments/stripe',
  '/preferences/consent',
  '/preferences/theme',
  '/preferences/sidebar',
  '/share/:file',
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

const HEARERS = [...ORGANIZATIONS, ...STAFF]

/**
 * What is met beyond the guards: somebody else's things, what asks by itself who comes, and what there is nothing to
 * change about. An empty form is refused as such before anybody looks whose thing it is about.
 */
export const EXCEPTIONS: Record<string, (verb: Verb) => Rule> = {
  '/dashboard': onlyToRead,
  '/projects-events/:id/save': () => ({ visitor: 'to sign-in' }),
  '/partner-dashboard/posts/:id': () => ({ partner2: 404 }),
  '/partner-dashboard/news/:id': whileReading({ partner2: 404 }),
  '/partner-dashboard/products/:id': whileReading({ partner2: 404 }),
  '/partner-dashboard/posts/:id/complete': () => ({ partner2: 404 }),
  '/partner-dashboard/posts.csv': whileReading(allBut(ORGANIZATIONS, 403)),
  '/partner-dashboard/supporters.csv': whileReading(allBut(ORGANIZATIONS, 403)),
  '/partner-dashboard/orders/:id': whileReading({ partner2: 404 }),
  '/partner-dashboard/orders/:id/slip': whileReading({ partner2: 404 }),
  '/partner-dashboard/orders.csv': whileReading(allBut(ORGANIZATIONS, 403)),
  // There roles are given and taken.
  '/admin/users': whileReading(none, { admin: 403 }),
  '/admin/activity': whileReading({ admin: 403 }),
  '/admin/features': whileReading(none, all(STAFF, 'back')),
  '/api/live': (verb) => ({
    ...(verb === 'change' ? none : { ...allBut(HEARERS, 403), visitor: 401 }),
    // A stream is no data of a page.
    ...(verb.includes('data') ? all(HEARERS, 404) : none),
  }),
  // The order and the gift of a supporter.
  '/orders/:number': () => allBut(['supporter'], 404),
  '/gifts/:id': () => allBut(['supporter'], 404),
  // What a supporter signed up for.
  '/sign-ups/:id': () => allBut(['supporter'], 404),
  // The group of a supporter.
  '/groups/:id': () => allBut(['visitor', 'supporter'], 404),
  '/groups/:id/edit': () => allBut(['visitor', 'supporter'], 404),
  '/groups/:id/sign-up': whileReading(allBut(['visitor', 'supporter'], 404)),
  // Pictures are read only of those who may bring them.
  '/ambassador/dashboard/minisite': whileReading(none, allBut(['visitor', 'ambassador'], 'back')),
  // The campaign of an ambassador.
  '/ambassador/dashboard/campaigns/:id': whileReading(allBut(['visitor', 'ambassador'], 404)),
  // The paper of a supporter.
  '/files/:id': whileReading(allBut(['supporter', ...STAFF], 404)),
}

/** Addresses for everybody whose form is only for signed-in people. */
export const SIGN_IN_TO_SEND: ReadonlySet<string> = new Set(['/ambassador-registration'])

/** Addresses for everybody at which there is nothing to see, or not without more. */
export const NOTHING_TO_SEE = new Set([
  '/*',
  '/unsubscribe',
  '/first-superuser',
  '/api/activity',
  '/api/payments/stripe',
  '/sitemap/:file',
  '/a/:code/code.svg',
])
