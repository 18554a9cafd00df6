import {
  isCounted,
  LINK_MAX,
  reduceDestination,
  reduceReferrer,
  reduceSearch,
} from '#domain/activity/activity.ts'
import { consentInBrowser, refusesTracking } from './consent.ts'

/** Tells that a page is seen; of signing in, and of a page that is only made ahead, nothing. */
export async function trackPageView(seen: {
  pathname: string
  search: string
  /** The page before this one, within this visit. */
  from: string | null
  isMember: boolean
}): Promise<void> {
  const { pathname: path, search, from, isMember } = seen
  if (!isCounted(path) || !(await isLookedAt())) return
  const before = from === null ? document.referrer : location.origin + from
  await send(isMember, {
    activity_type: 'page_view',
    data: { path, search: reduceSearch(search) },
    ...(mayTellWho() ? { referrer: reduceReferrer(before, location.origin) } : {}),
  })
}

/** Tells that a signed-in person's visit began: once until the browser is closed. */
export async function trackAppLoaded(path: string): Promise<void> {
  if (!isCounted(path) || !(await isLookedAt()) || !isFirstOfVisit()) return
  await send(true, { activity_type: 'app_loaded', data: { path } })
}

const VISIT = 'visit'

function isFirstOfVisit(): boolean {
  try {
    if (sessionStorage.getItem(VISIT)) return false
    sessionStorage.setItem(VISIT, 'begun')
    return true
  } catch {
    // A browser that keeps nothing would begin a visit with each page.
    return false
  }
}

/** Tells that a link was followed; only of those who allow it. */
export async function trackLinkClick(click: {
  link: HTMLAnchorElement
  page: string
  isMember: boolean
}): Promise<void> {
  const { link, page, isMember } = click
  const destination = reduceDestination(link.href, location.origin)
  if (!mayTellWho() || destination === null || !isCounted(page)) return
  const named = (link.dataset['track'] ?? destination).slice(0, LINK_MAX)
  await send(isMember, {
    activity_type: 'link_click',
    data: { path: page, link: named, destination, external: link.origin !== location.origin },
  })
}

function mayTellWho(): boolean {
  return consentInBrowser() === 'yes' && !refusesTracking()
}

/** Waits for a page that was made ahead to be opened, if it ever is. */
async function isLookedAt(): Promise<boolean> {
  if (!(document as Document & { prerendering?: boolean }).prerendering) return true
  await new Promise((resolve) =>
    document.addEventListener('prerenderingchange', resolve, { once: true }),
  )
  return true
}

async function send(isMember: boolean, report: object): Promise<void> {
  const warn = isMember ? 'Error tracking activity' : 'Failed to track anonymous page view'
  try {
    // `keepalive` lets it finish when the page is left.
    const answer = await fetch('/api/activity', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(report),
      keepalive: true,
    })
    if (!answer.ok) console.warn(warn, answer.status)
  } catch (error) {
    console.warn(warn, error)
  }
}
