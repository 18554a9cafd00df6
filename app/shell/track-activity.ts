import {
  isCounted,
  LINK_MAX,
  reduceDestination,
  reduceReferrer,
  reduceSearch,
} from '#domain/activity/activity.ts'
import { consentInBrowser, refusesTracking } from './consent.ts'

/** Reports a page view, except for sign-in pages and prerendered pages that are never opened. */
export async function trackPageView(seen: {
  pathname: string
  search: string
  /** The previous page of this visit. */
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

/** Reports the start of a signed-in user's visit, once per browser session. */
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
    // Without storage, every page would start a new visit.
    return false
  }
}

/** Reports a followed link, if the user consented. */
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

/** Waits until a prerendered page is opened, if ever. */
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
    // `keepalive` lets the request finish after the page is left.
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
