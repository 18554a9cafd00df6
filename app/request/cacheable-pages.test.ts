import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { readMapAddress } from '#app/routes/public/map/map-address.ts'
import { readMarketplaceAddress } from '#app/routes/public/marketplace/marketplace-address.ts'
import type { filterInput } from '#domain/project-events/filter-input.ts'
import { readListAddress } from '#domain/project-events/list-address.ts'
import routes from '#app/routes.ts'
import { CACHEABLE } from './cacheable-pages.ts'

const kept = new Map(CACHEABLE.pages.map((page) => [page.path, page]))

/** Public pages that are not cached, with the reason. */
const personal = new Set([
  '/partner-registration', // the visitor's own draft
  '/ambassador-registration', // a form
  '/calendar', // starts with the viewer's current day
  '/contact', // prefilled from the URL
  '/visit/tours/:slug', // a form
  '/cart', // the viewer's own cart
  '/unsubscribe', // a personal link
  '/projects-events/:id/support/donate', // a form
  '/projects-events/:id/support/:kind', // a form
  '/checkout', // the viewer's own cart
  '/orders/look-up', // a form
  '/orders/:number', // for the customer only
  '/gifts/:id', // for the donor only
  '/groups/:id/join', // for people with the invitation
  '/first-superuser', // for one user, once
  '/auth',
  '/auth/login',
  '/auth/reset-password',
  '/auth/change-address', // a personal link
  '/auth/keep-address', // a personal link
  '/consents/:id', // a personal link
  '/sign-ups/:id', // a personal link
  '/check-in/:code', // for an organization, and for the person whose it is
  '/certificates/:code', // only for whoever has a code, and revoked at once
  '/sign-ups/check-email', // for who has just signed up
  '/sign-ups/confirm', // a personal link
  '/*',
])

type Found = { path: string; isGuarded: boolean; isPage: boolean }

function addressesOf(entries: RouteConfigEntry[], under = '', isGuarded = false): Found[] {
  return entries.flatMap(({ path, index, file, children = [] }) => {
    const here = path === undefined ? under : `${under}/${path}`
    const guarded = isGuarded || file.includes('/guards/')
    const own = path !== undefined || index ? [here || '/'] : []
    return [
      ...own.map((one) => ({ path: one, isGuarded: guarded, isPage: file.endsWith('.tsx') })),
      ...addressesOf(children, here, guarded),
    ]
  })
}

const all = addressesOf(await routes)

test('cached pages are routes without a guard', () => {
  const open = all.filter(({ isGuarded }) => !isGuarded).map(({ path }) => path)
  expect([...kept.keys()].filter((path) => !open.includes(path))).toEqual([])
})

test('every public page is either cached or listed here with the reason', () => {
  const undecided = all
    .filter(({ isGuarded, isPage }) => isPage && !isGuarded)
    .map(({ path }) => path)
    .filter((path) => !kept.has(path) && !personal.has(path))
  expect(undecided).toEqual([])
})

/** A value for each filter; a new filter needs one here. */
const choices: Record<keyof typeof filterInput, string> = {
  q: 'olive',
  type: 'event',
  categories: 'education',
  supportTypes: 'volunteer',
  regions: 'europe',
  districts: 'haifa-district',
  around: 'haifa',
  time: 'past',
  from: '2026-12-01',
  to: '2026-12-31',
  hasPlaces: 'free',
}

describe('everything a page reads from its URL is part of its cache key', () => {
  test.each([
    ['/projects-events', readListAddress],
    ['/marketplace', readMarketplaceAddress],
    ['/map', readMapAddress],
  ])('%s', (path, read) => {
    const asked = new Set<string>()
    class Watched extends URLSearchParams {
      override get(name: string) {
        asked.add(name)
        return super.get(name)
      }
      override getAll(name: string) {
        asked.add(name)
        return super.getAll(name)
      }
      override has(name: string) {
        asked.add(name)
        return super.has(name)
      }
    }
    read(new Watched())
    const known = kept.get(path)?.query ?? []
    expect(known.filter((name) => !asked.has(name))).toEqual([])
    // Any other parameter it reads must not change the result.
    for (const name of asked) {
      if (known.includes(name)) continue
      for (const value of ['2', ...Object.values(choices)]) {
        expect(read(new URLSearchParams({ [name]: value })), name).toEqual(read(new Watched()))
      }
    }
  })
})
