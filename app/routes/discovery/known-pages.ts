import type { Feature } from '#domain/content/feature.ts'

/** Pages that always exist, or exist while their feature is enabled. */
export const KNOWN_PAGES: readonly { path: string; feature?: Feature }[] = [
  { path: '/' },
  { path: '/projects-events' },
  { path: '/marketplace', feature: 'marketplace' },
  { path: '/map', feature: 'map' },
  { path: '/calendar', feature: 'calendar' },
  { path: '/partners' },
  { path: '/partner-registration', feature: 'partner-registration' },
  { path: '/store', feature: 'store' },
  { path: '/visit', feature: 'visit' },
  { path: '/about' },
  { path: '/ambassador', feature: 'ambassadors' },
  { path: '/ambassador-registration', feature: 'ambassadors' },
  { path: '/contact' },
  { path: '/ai', feature: 'assistant' },
  { path: '/volunteer-profile', feature: 'volunteer-profile' },
  { path: '/privacy' },
  { path: '/terms' },
  { path: '/accessibility' },
]

/** Paths of no use to search engines: personal pages, pages behind sign-in, APIs. */
export const PRIVATE_PATHS: readonly string[] = [
  '/admin',
  '/partner-dashboard',
  '/partner-admin',
  '/dashboard',
  '/ambassador/dashboard',
  '/account',
  '/follow?',
  '/notifications',
  '/unsubscribe',
  '/cart',
  '/auth/',
  '/auth?',
  '/a/',
  '/preferences/',
  '/api/',
  '/dev/',
  '/_design',
  '/*/support/',
  '/sign-ups/',
  '/consents/',
]
