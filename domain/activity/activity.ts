/** Activity types reported by browsers. */
export const ACTIVITY_TYPES = ['page_view', 'link_click', 'app_loaded'] as const

/** Activity types recorded by the server. */
export const SESSION_ACTIVITIES = ['signed_in', 'signed_up', 'signed_out'] as const
export type SessionActivity = (typeof SESSION_ACTIVITIES)[number]

/** Admin actions recorded as `admin_action`. */
export const ADMIN_ACTIONS = ['promote_to_superadmin', 'emergency_superadmin_promotion'] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]

export const PATH_MAX = 500
export const LINK_MAX = 200

/** Days a row is kept, and days a row that identifies a user is kept. The privacy policy states both. */
export const KEPT_DAYS = 396
export const KEPT_DAYS_WITH_NAME = 180

/** Query parameters that describe what was viewed. All others, such as tokens or searches, may identify the user. */
const QUERY_KEYS = ['type', 'category', 'region', 'time', 'tab', 'kind', 'topic', 'month', 'page']
const SLUG = /^[a-z0-9-]{1,40}$/i

/**
 * The part of a query string that may be stored: the allow-listed keys with slug values, in a fixed order; empty, or
 * with its `?`.
 */
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
 * Whether a path is counted at all. Excluded are sign-in, whose addresses carry tokens; ambassadors' links, which would
 * reveal the referrer; and the demo's own pages.
 */
export function isCounted(path: string): boolean {
  return !/^\/(?:a|auth|dev|_design)(?:\/|$)/i.test(path)
}

/** Whether a path is only for signed-in users: what it names may identify the user. */
export function isPrivate(path: string): boolean {
  return /^\/(?:account|admin|ambassador\/dashboard|checkout|dashboard|first-superuser|gifts|groups|orders|partner-admin|partner-dashboard|unsubscribe)(?:\/|$)/i.test(
    path,
  )
}

/** The referrer: the path for our own pages, only the site for others; null when there is none. */
export function reduceReferrer(referrer: string | null, origin: string): string | null {
  if (referrer === null || !URL.canParse(referrer)) return null
  const from = new URL(referrer)
  if (!/^https?:$/.test(from.protocol)) return null
  return from.origin === origin && isCounted(from.pathname)
    ? (from.origin + from.pathname).slice(0, 2000)
    : from.origin.slice(0, 2000)
}

/**
 * A link's destination, without anything that may identify the user: the path for our own pages, the page for others;
 * null for anything that is not a page.
 */
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
