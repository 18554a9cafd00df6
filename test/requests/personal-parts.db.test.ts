import { describe, expect, test } from 'vitest'
import { CACHEABLE } from '#app/request/cacheable-pages.ts'
import { SESSION_COOKIE } from '#app/request/cookie-names.ts'
import { m } from '#messages'
import { demoId } from '#db/demo/demo-id.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { systemClock } from '#platform/clock.ts'
import { createPageCache } from '#platform/http/page-cache.ts'
import { webUnderTest } from '#platform/http/web-under-test.ts'
import type { Person } from '#test/app/create-test-app.ts'
import { built, ORIGIN, useSite } from './open-site.ts'
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts'

const PARTNER = demoId('partners', 'galilee-hands')

/** A page for each address with parts. */
const PAGES = [
  '/',
  '/projects-events',
  '/projects-events?page=2&type=event',
  '/marketplace',
  '/map',
  '/partners',
  `/partner/${PARTNER}`,
  `/partner/${PARTNER}?tab=projects-events`,
  `/partner/${PARTNER}?tab=store`,
  '/store',
  '/about',
  '/ambassador',
  '/ambassador?tab=showcase',
  '/ambassadors',
  '/visit',
  '/privacy',
  '/terms',
  '/accessibility',
]

const LINKING = [
  '/projects-events?type=event',
  '/marketplace',
  '/ambassador?tab=showcase',
  '/dashboard',
  '/dashboard?tab=saved',
  '/store',
  `/partner/${PARTNER}?tab=news`,
  `/partner/${PARTNER}?tab=projects-events`,
]
const LINK = /href="(\/(?:projects-events|marketplace|ambassador|store|news)\/[0-9a-f-]{36})"/g

/** What shows that a page is a person's: what they saved, supported, own, and edit as an ambassador. */
const SAVED = 'aria-pressed="true" aria-label="Favorite"'
const SUPPORTED = m.supporting_panel_yours()
const OWNED = m.supporting_panel_own_link()
const EDITED = m.minisite_own()
const SIGNS = [SAVED, SUPPORTED, OWNED, EDITED]
const OWN: Partial<Record<Person, string[]>> = {
  supporter: [SAVED, SUPPORTED],
  partner: [SUPPORTED, OWNED],
  ambassador: [SUPPORTED, EDITED],
  admin: [],
  superuser: [],
}

/** Gets a page that is rendered for this request, and finished before it is sent. */
const WHOLE = { authorization: 'Basic none', 'user-agent': 'Googlebot' }

describe.skipIf(!built)('pages with personal parts', () => {
  const site = useSite()
  // One for all, as in the product.
  const cache = createPageCache({ clock: systemClock })
  cache.trust()

  function openWeb() {
    const web = webUnderTest({
      origin: ORIGIN,
      kept: { cache, pages: CACHEABLE },
      privateCookies: [SESSION_COOKIE],
      handle: site.handle,
    })
    return openPlainBrowser((request) => web.fetch(request), ORIGIN)
  }

  test.each(Object.keys(OWN) as Person[])(
    '%s gets what would have been rendered for them alone',
    async (who) => {
      const browser = openWeb()
      await browser.signIn(DEMO_USERS[who].email)
      const linked = await linksOf(browser)
      expect(linked.length).toBeGreaterThan(9)
      const seen = new Set<string>()
      // To whom nothing is personal but their menu, every fourth page.
      const isWhole = OWN[who]!.length > 0 || process.env['EVERYWHERE'] === '1'
      const paths = [...PAGES, ...linked].filter((_, at) => isWhole || at % 4 === 0)
      for (const path of paths) {
        const whole = await browser.open(path, { headers: WHOLE })
        const inParts = await browser.open(path)
        expect([path, whole.status]).toEqual([path, 200])
        expect([path, inParts.headers.get('server-timing')]).toEqual([path, 'cache;desc=parts'])
        expect(comparable(inParts.html), path).toEqual(comparable(whole.html))
        expect(inParts.html).toContain(DEMO_USERS[who].email)
        for (const sign of SIGNS) if (inParts.html.includes(sign)) seen.add(sign)
      }
      const untested = CACHEABLE.pages.filter(
        ({ path, hasParts }) => hasParts && ![...paths].some((one) => isAt(one, path)),
      )
      if (isWhole) expect(untested).toEqual([])
      expect(SIGNS.filter((sign) => seen.has(sign))).toEqual(OWN[who])
    },
  )

  test('a name cannot open a script in the data about a person', async () => {
    const name = '<!--<script>'
    const browser = openWeb()
    await browser.signIn(DEMO_USERS.supporter.email)
    const profile = await browser.open('/dashboard/profile')
    await profile.press('Save Changes', { fullName: name })
    const { html, headers } = await browser.open('/about')
    expect(headers.get('server-timing')).toBe('cache;desc=parts')
    expect(html).toContain(name.replaceAll('<', String.raw`\u003c`))
    expect(html).not.toContain(name)
  })
})

/** The pages of items and ambassadors that are linked from lists, and from the person's own pages. */
async function linksOf(browser: PlainBrowser): Promise<string[]> {
  const links = new Set<string>()
  for (const path of LINKING) {
    const { html } = await browser.open(path)
    // More of those lists where people find what is theirs.
    const most = /^\/(?:dashboard|ambassador)/.test(path) ? 8 : 3
    for (const [, link = ''] of [...html.matchAll(LINK)].slice(0, most)) links.add(link)
  }
  const [product = ''] = [...links].filter((link) => link.startsWith('/store/'))
  return [...links, product.replace('/store/', '/product/')]
}

function isAt(path: string, pattern: string): boolean {
  const parts = pattern.replaceAll(/:\w+/g, '[^/?]+')
  return new RegExp(`^${parts}(?:\\?|$)`).test(path)
}

/** The page without what only the browser's scripts read. */
function comparable(html: string): string[] {
  return html
    .replaceAll(/ nonce="[^"]*"/g, '')
    .replaceAll(/<script\b.*?<\/script>/gs, '')
    .split(/(?=<)/)
}
