import type { RouteConfigEntry } from '@react-router/dev/routes'
import { describe, expect, test } from 'vitest'
import { readMapAddress } from '#app/routes/public/map/map-address.ts'
import { readMarketplaceAddress } from '#app/routes/public/marketplace/marketplace-address.ts'
import { filtersOf } from '#app/routes/public/projects-events/choices.ts'
import { EVERYTHING, readListAddress } from '#domain/project-events/list-address.ts'
import routes from '#app/routes.ts'
import { CACHEABLE } from './cacheable-pages.ts'

const kept = new Map(CACHEABLE.pages.map((page) => [page.path, page]))

/** Pages anybody may open that are rendered each time, and why. */
const personal = new Set([
  '/partner-registration', // a draft of one's own
  '/ambassador-registration', // a form
  '/calendar', // begins with the viewer's day
  '/contact', // fills in what its address brings
  '/visit/tours/:slug', // a form
  '/cart', // the reader's own
  '/unsubscribe', // a link of one's own
  '/projects-events/:id/support/donate', // a form
  '/checkout', // the reader's own cart
  '/orders/look-up', // a form
  '/orders/:number', // for whoever ordered
  '/gifts/:id', // for its giver alone
  '/groups/:id/join', // for whoever has the invitation
  '/first-superuser', // for one person, once
  '/auth',
  '/auth/login',
  '/auth/reset-password',
  '/auth/change-address', // a link of one's own
  '/auth/keep-address', // a link of one's own
  '/sign-ups/:id', // a link of one's own
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

test('what is kept is in the map of addresses, and behind no door', () => {
  const open = all.filter(({ isGuarded }) => !isGuarded).map(({ path }) => path)
  expect([...kept.keys()].filter((path) => !open.includes(path))).toEqual([])
})

test('every page that anybody may open is kept, or named here with the reason why not', () => {
  const undecided = all
    .filter(({ isGuarded, isPage }) => isPage && !isGuarded)
    .map(({ path }) => path)
    .filter((path) => !kept.has(path) && !personal.has(path))
  expect(undecided).toEqual([])
})

const choices = filtersOf(EVERYTHING, null).flatMap(({ options }) =>
  options.map(({ word }) => word),
)

describe('what a page reads from its address is part of what it is kept under', () => {
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
    // Whatever else it looks at must make no difference.
    for (const name of asked) {
      if (known.includes(name)) continue
      for (const value of ['2', ...choices]) {
        expect(read(new URLSearchParams({ [name]: value })), name).toEqual(read(new Watched()))
      }
    }
  })
})
