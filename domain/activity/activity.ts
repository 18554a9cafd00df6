/** What browsers tell. */
export const ACTIVITY_TYPES = ['page_view', 'link_click', 'app_loaded'] as const

/** What the server notes itself. */
export const SESSION_ACTIVITIES = ['signed_in', 'signed_up', 'signed_out'] as const
export type SessionActivity = (typeof SESSION_ACTIVITIES)[number]

/** Admin actions recorded as `admin_action`. */
export const ADMIN_ACTIONS = ['promote_to_superadmin', 'emergency_superadmin_promotion'] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]

export const PATH_MAX = 500
export const LINK_MAX = 200

/** How long a row is kept, and one that tells who somebody was. The privacy policy names both. */
export const KEPT_DAYS = 396
export const KEPT_DAYS_WITH_NAME = 180

/** The words of an address that tell what was looked at. Every other may tell who looks, such as a token or a search. */
const QUERY_KEYS = ['type', 'category', 'region', 'time', 'tab', 'kind', 'topic', 'month', 'page']
const SLUG = /^[a-z0-9-]{1,40}$/i

/** What of a query may be kept: the allow-listed keys with a slug as their value, in one order; empty or with its `?`. */
export function reduceSearch(search: string): string {
  const given = new URLSearchParams(search)
  const kept = new URLSearchParams()
  for (const key of QUERY_KEYS) {
    const value = given.get(key)
    if (value !== null && SLUG.test(value)) kept.set(key, value)
  }
  return kept.size > 0 ? `?${kept}` : ''
}

/**
 * Whether a path is counted at all: nothing is of signing in, whose addresses carry tokens, of ambassadors' links, which
 * would tell through whom somebody came, nor of the demo's own pages.
 */
export function isCounted(path: string): boolean {
  return !/^\/(?:a|auth|dev|_design)(?:\/|$)/i.test(path)
}

/** Whether a path is only for signed-in people: its address may tell who looks, through what is theirs. */
export function isPrivate(path: string): boolean {
  return /^\/(?:account|admin|ambassador\/dashboard|checkout|dashboard|first-superuser|gifts|groups|orders|partner-admin|partner-dashboard|unsubscribe)(?:\/|$)/i.test(
    path,
  )
}

/** Where somebody came from: within our own pages the path, from elsewhere only the site; null when it is not told. */
export function reduceReferrer(referrer: string | null, origin: string): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null
  const from = new URL(referrer)
  if (!/^https?:$/.test(from.protocol)) return null
  return from.origin === origin && isCounted(from.pathname)
    ? (from.origin + from.pathname).slice(0, 2000)
    : from.origin.slice(0, 2000)
}

/** Where a link leads, without what may tell who follows it: within our pages the path, elsewhere the page; null for what is no page. */
export function reduceDestination(address: string, origin: string): string | null {
  if (!URL.canParse(address, origin)) return null
  const to = new URL(address, origin)
  if (!/^https?:$/.test(to.protocol)) return null
  const isOwn = to.origin === origin
  if (isOwn && !isCounted(to.pathname)) return null
  return (isOwn ? to.pathname + reduceSearch(to.search) : to.origin + to.pathname).slice(
    0,
    PATH_MAX,
  )
}
