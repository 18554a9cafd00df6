import type { ListFilters } from '#domain/project-events/listing.ts'
import type { CacheablePages } from '#platform/http/page-key.ts'
import { THEME_COOKIE, THEMES } from '../shell/theme.ts'
import { CART_COOKIE, FLASH_COOKIE, SESSION_COOKIE } from './cookie-names.ts'

const ID = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'
/** What `spotOf` returns: an item, or a date of it. */
const SPOT = new RegExp(`^${ID}(\\.${ID})?$`)
/** The query parameters of each filter; topics and ways to help share one, so do regions and districts. */
const FILTERS: Record<keyof ListFilters, string[]> = {
  q: ['q'],
  type: ['type'],
  categories: ['category'],
  supportTypes: ['category'],
  regions: ['region'],
  districts: ['region'],
  around: ['near', 'km'],
  time: ['time'],
  from: ['from'],
  to: ['to'],
  hasPlaces: ['places'],
}
const ON_MAP = [...new Set(Object.values(FILTERS).flat())]
const LISTING = [...ON_MAP, 'sort', 'page']
/** What people type or choose freely: such pages are kept, but not many of them. */
const TYPED = ['q', 'near', 'from', 'to']

/**
 * Pages that are identical for every visitor, each with all query parameters it reads. Any other page is rendered for
 * each request, and so is a response that sets a cookie. `/calendar` is omitted because it starts with the viewer's
 * current day, `/contact` because it is prefilled from its URL.
 */
export const CACHEABLE: CacheablePages = {
  pages: [
    { path: '/', hasParts: true },
    { path: '/projects-events', hasParts: true, query: LISTING, unbounded: TYPED },
    // All visitors see the same invitation. Must precede the `:id` pattern, which also matches.
    { path: '/projects-events/for-you' },
    { path: '/projects-events/:id', hasParts: true },
    { path: '/marketplace', hasParts: true, query: LISTING, unbounded: TYPED },
    { path: '/marketplace/:id', hasParts: true },
    {
      path: '/map',
      hasParts: true,
      query: [...ON_MAP, 'item', 'view', 'area', 'shown'],
      shapes: { item: SPOT },
      unbounded: [...TYPED, 'shown'],
    },
    {
      path: '/api/map.json',
      query: [...ON_MAP, 'bounds'],
      unbounded: [...TYPED, 'bounds'],
    },
    { path: '/api/suggestions.json', query: ['q'], unbounded: ['q'] },
    {
      path: '/partners',
      hasParts: true,
      query: ['q', 'focus', 'district', 'page'],
      unbounded: ['q'],
    },
    // The calendar tab also starts with the viewer's current day.
    {
      path: '/partner/:id',
      hasParts: true,
      query: ['tab', 'page', 'item', 'area', 'view'],
      shapes: { item: SPOT },
      except: { tab: ['calendar'] },
    },
    { path: '/news/:id', hasParts: true },
    { path: '/store', hasParts: true, query: ['page'] },
    { path: '/store/:id', hasParts: true, query: ['size', 'quantity', 'step'] },
    { path: '/product/:id', hasParts: true, query: ['size', 'quantity', 'step'] },
    { path: '/about', hasParts: true },
    { path: '/ambassador', hasParts: true, query: ['tab', 'page'] },
    { path: '/ambassadors', hasParts: true, query: ['tab', 'page'] },
    { path: '/ambassador/:id', hasParts: true },
    { path: '/visit', hasParts: true },
    { path: '/ai' },
    { path: '/volunteer-profile', query: ['view'] },
    { path: '/privacy', hasParts: true },
    { path: '/terms', hasParts: true },
    { path: '/accessibility', hasParts: true },
    { path: '/sitemap.xml' },
  ],
  personalCookies: [SESSION_COOKIE, FLASH_COOKIE, CART_COOKIE],
  partCookies: [SESSION_COOKIE, CART_COOKIE],
  variant: { cookie: THEME_COOKIE, values: THEMES.filter((theme) => theme !== 'system') },
}
