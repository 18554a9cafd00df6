/**
 * Parts of the product for metrics: the first segment of a path. A test compares them with `app/routes.ts`, and any
 * other path counts as `other`, so that outsiders cannot create new labels.
 */
export const ROUTE_GROUPS: ReadonlySet<string> = new Set([
  '_design',
  'a',
  'about',
  'account',
  'admin',
  'ai',
  'ambassador',
  'ambassador-registration',
  'ambassadors',
  'api',
  'assets',
  'auth',
  'calendar',
  'calendar.ics',
  'cart',
  'checkout',
  'contact',
  'dashboard',
  'dev',
  'events',
  'files',
  'first-superuser',
  'gifts',
  'groups',
  'healthz',
  'map',
  'marketplace',
  'news',
  'orders',
  'partner',
  'partner-admin',
  'partner-dashboard',
  'partner-registration',
  'partners',
  'preferences',
  'privacy',
  'product',
  'projects',
  'projects-events',
  'readyz',
  'robots.txt',
  'share',
  'sign-ups',
  'sitemap',
  'sitemap.xml',
  'store',
  'terms',
  'unsubscribe',
  'visit',
  'volunteer-profile',
])

/** Returns the group of a path; data requests count with their page. */
export function groupOf(path: string): string {
  const first = path.split('/', 2)[1]?.replace(/\.data$/, '') ?? ''
  if (first === '' || first === '_' || first === '_root') return 'home'
  return ROUTE_GROUPS.has(first) ? first : 'other'
}
