import type { Feature } from '#domain/content/feature.ts'
import type { FeatureFlags } from '#platform/feature-flags.ts'
import { wordTable } from './word-table.ts'

export type OurPage = {
  /** While it is disabled, the page is not available. */
  feature?: Feature
  /** What the page offers, as described to the model. */
  about: string
  /** Allowed query parameters, each with the values it may have. */
  asks?: Readonly<Record<string, RegExp>>
  /** Allowed fragments. */
  places?: readonly string[]
  /** Whether any other parameter makes the address invalid, because it may carry a secret. */
  isStrict?: boolean
}

const SLUG = /^[a-z-]{1,40}$/
/** Search words that cannot form an address. */
const WORDS = /^[\p{L}\p{M} '’-]{1,80}$/u
const NAME = /^[\p{L} &-]{1,60}$/u

/** The static pages by path; single things have their own addresses. */
export const OUR_PAGES: Readonly<Record<string, OurPage>> = wordTable<OurPage>({
  '/': { about: 'the home page' },
  '/projects-events': {
    about:
      'every open project and event, filtered by ?q=words, ?type=project|event, ?category=volunteer|donation or a topic, ?region=',
    asks: wordTable({ q: WORDS, type: SLUG, category: NAME, region: NAME, time: SLUG }),
  },
  '/projects-events/for-you': { about: "what suits a signed-in person's wishes, and why" },
  '/calendar': {
    feature: 'calendar',
    about: 'the events day by day',
    asks: wordTable({ month: /^\d{4}-\d{2}$/, date: /^\d{4}-\d{2}-\d{2}$/ }),
  },
  '/map': {
    feature: 'map',
    about: 'projects and events on a map',
    asks: wordTable({ view: SLUG }),
  },
  '/marketplace': { feature: 'marketplace', about: 'ways to invest, give and do business' },
  '/partners': { about: 'the partner organizations' },
  '/store': { feature: 'store', about: 'what the organizations sell' },
  '/cart': { feature: 'store', about: 'the cart' },
  '/orders/look-up': { about: 'finding an order by its number and address' },
  '/visit': { feature: 'visit', about: 'tours and planning a visit to Israel' },
  '/ambassador': {
    feature: 'ambassadors',
    about: 'what ambassadors do, and who they are',
    asks: wordTable({ tab: SLUG }),
  },
  '/ambassador/dashboard': {
    about: "an ambassador's own figures, page and campaigns",
  },
  '/ambassador-registration': { feature: 'ambassadors', about: 'becoming an ambassador' },
  '/partner-registration': {
    feature: 'partner-registration',
    about: 'applying as a partner organization',
  },
  '/volunteer-profile': {
    feature: 'volunteer-profile',
    about: 'telling in a talk what one would like to do, for suggestions that suit',
  },
  '/ai': { feature: 'assistant', about: 'this assistant' },
  '/partner-dashboard': { about: "an organization's own posts, orders, news and supporters" },
  '/about': {
    about: 'the mission of Friends for Israel; /about#faq answers frequent questions',
    places: ['faq'],
  },
  '/contact': { about: 'writing to the team' },
  '/auth': {
    about: 'signing in; /auth?view=sign-up for a new account',
    asks: wordTable({ view: /^sign-(?:in|up)$/ }),
    isStrict: true,
  },
  '/auth/reset-password': { about: 'a new password', isStrict: true },
  '/dashboard': { about: "a signed-in person's own page: supports, orders, saved items, groups" },
  '/dashboard/profile': { about: 'name and address of a signed-in person' },
  '/dashboard/preferences': { about: 'interests and messages of a signed-in person' },
  '/account': { about: 'sessions, a copy of all data, deleting the account', isStrict: true },
  '/account/following': {
    about: 'what a signed-in person follows, and how often they are emailed about it',
    isStrict: true,
  },
  '/notifications': { about: 'what is new of what a signed-in person follows and supports' },
  '/account/delete': { about: 'deleting the account', isStrict: true },
  '/groups/new': { feature: 'volunteering', about: 'starting a volunteer group' },
  '/privacy': { about: 'the privacy policy' },
  '/terms': { about: 'the terms of use' },
  '/accessibility': { about: 'the accessibility statement' },
})

/** Whether an address leads to one of our static pages. */
export function isOurPage(address: string): boolean {
  const [path = ''] = address.split(/[?#]/)
  return OUR_PAGES[path] !== undefined
}

/** Whether a path is one of our pages and its feature is enabled. */
export function isOpenPage(path: string, switches: FeatureFlags): boolean {
  const page = OUR_PAGES[path]
  return page !== undefined && (page.feature === undefined || switches.isOn(page.feature))
}

/**
 * The displayable address of one of our pages: with the query parameters and the fragment that the page allows, and
 * nothing else. Null when it could carry a secret or input filled in by someone else.
 */
export function pageAddress({ pathname, searchParams, hash }: URL, page: OurPage): string | null {
  const asked = new URLSearchParams()
  for (const [name, value] of searchParams) {
    const allowed = page.asks?.[name]
    if (allowed?.test(value)) asked.append(name, value)
    else if (page.isStrict) return null
  }
  const query = asked.size > 0 ? `?${asked}` : ''
  const place = page.places?.includes(hash.slice(1)) ? hash : ''
  return pathname + query + place
}
