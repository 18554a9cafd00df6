import { beforeAll, describe, expect, test } from 'vitest'
import { KNOWN_PAGES } from '#app/routes/discovery/known-pages.ts'
import { listAddresses, withPaths } from '../access/list-routes.ts'
import { openWeb } from '../access/behind-prefix.ts'
import { isTyped } from '../access/gather-forms.ts'
import { attribute, readForms } from '../access/read-forms.ts'
import { seedAddresses } from '../access/seed-addresses.ts'
import { UNLINKED } from '../access/unlinked.ts'
import { englishIn } from './english-left.ts'
import { built, ORIGIN, useSite } from './open-site.ts'
import { openPlainBrowser, type PlainBrowser, type PlainPage } from './plain-browser.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { proposePost } from '#test/app/proposals.ts'
import type { Person } from '#test/app/create-test-app.ts'

/** Files, words of developers, and where staff edits content. */
const NO_PAGES =
  /^\/(?:admin\/content|api|files|dev|_design|sitemap|robots|preferences)\b|\.(?:ics|csv|json|xml|jpg|png|svg|txt)$|^\/(?:share\/|\*$)/

/** Open only with a key from an email, or before there is a superuser: what they say to others is read below. */
const WITH_A_KEY = ['/unsubscribe', '/consents/:id', '/first-superuser']

describe.skipIf(!built)('pages in Hebrew', () => {
  const site = useSite()
  let ways: Record<string, string> = {}
  const browsers = new Map<string, PlainBrowser>()
  /** The kinds of forms that were sent without what they require. */
  const refused = new Set<string>()
  /** The patterns of the pages that someone has seen. */
  const seen = new Set<string>()

  beforeAll(async () => {
    ways = await seedAddresses(site.app())
    const web = openWeb({ handle: site.handle }, site.app().runtime)
    for (const who of [
      null,
      'supporter',
      'partner',
      'ambassador',
      'superuser',
      'applicant',
    ] as const) {
      const browser = openPlainBrowser((request) => web.fetch(request), ORIGIN)
      if (who) await browser.signIn(DEMO_USERS[who as Person].email)
      browsers.set(who ?? 'visitor', browser)
    }
  })

  test.each(KNOWN_PAGES.map(({ path }) => path))('%s reads from right to left', async (path) => {
    const { status, html, headers } = await browsers.get('visitor')!.open(`/he${path}`)
    expect(status).toBe(200)
    expect(html).toMatch(/<html lang="he" dir="rtl"/)
    expect(html).toContain(`rel="canonical" href="${ORIGIN}/he${path}"`)
    expect(headers.get('Link')).toBe(
      [
        `<${ORIGIN}${path}>; rel="alternate"; hreflang="en"`,
        `<${ORIGIN}/he${path}>; rel="alternate"; hreflang="he"`,
        `<${ORIGIN}${path}>; rel="alternate"; hreflang="x-default"`,
      ].join(', '),
    )
  })

  test('the English page is as before, and leads to the Hebrew one', async () => {
    const { html } = await browsers.get('visitor')!.open('/partners?page=1')
    expect(html).toMatch(/<html lang="en" dir="ltr"/)
    expect(html).toContain('href="/he/partners?page=1"')
  })

  test('a visitor is sent to sign in, and back, in their language', async () => {
    const visitor = browsers.get('visitor')!
    const page = await visitor.open('/he/dashboard')
    expect(page.address).toBe(`/he/auth/login?${new URLSearchParams({ redirect: '/dashboard' })}`)
    expect(page.html).toMatch(/<html lang="he"/)
  })

  test('an unknown address is not found, in Hebrew', async () => {
    const { status, html } = await browsers.get('visitor')!.open('/he/nowhere')
    expect(status).toBe(404)
    expect(html).toMatch(/<html lang="he" dir="rtl"/)
  })

  test('a page says so where a text is in the other language, and nothing where it is in its own', async () => {
    const app = site.app()
    const publish = async (words: Record<string, string>) => {
      const { postId, revisionId } = await proposePost(app, 'partner', words)
      await decideRevision(app.caller('admin'), { revisionId, decision: 'approve' })
      return postId
    }
    const hebrew = { title: 'כינורות בלילה', description: 'שיעורים אחרי בית הספר.' }
    const alone = await publish(hebrew)
    const inBoth = await publish({
      title: 'Violins at night',
      description: 'Lessons after school.',
      title_he: hebrew.title,
      description_he: hebrew.description,
    })
    const open = async (path: string) => (await browsers.get('visitor')!.open(path)).html
    const headOf = (html: string) => html.slice(0, html.indexOf('</head>'))
    const english = await open(`/projects-events/${alone}`)
    expect(english).toContain('In Hebrew')
    expect(english).toMatch(/<h1 [^>]*lang="he"[^>]*>כינורות בלילה</)
    const own = await open(`/he/projects-events/${alone}`)
    expect(own).toMatch(/<h1 (?![^>]*lang=)[^>]*>כינורות בלילה</)
    expect(own).not.toContain('בעברית')

    const translated = await open(`/he/projects-events/${inBoth}`)
    expect(translated).toMatch(/<h1 (?![^>]*lang=)[^>]*>כינורות בלילה</)
    expect(headOf(translated)).toContain('<title>כינורות בלילה')
    expect(headOf(translated)).not.toContain('Violins')
    const original = await open(`/projects-events/${inBoth}`)
    expect(original).toMatch(/<h1 (?![^>]*lang=)[^>]*>Violins at night</)
    expect(original).not.toContain(hebrew.title)
    const found = await open(`/projects-events?q=${encodeURIComponent('כינורות')}`)
    expect(found).toContain('Violins at night')
  })

  /** What is wrong on a page in Hebrew: English texts of ours, links that leave the language, and ids of several elements. */
  const faultsOn = ({ address, html, headers }: PlainPage) => {
    if (!headers.get('Content-Type')?.startsWith('text/html')) return []
    const isHebrew = /<html lang="he" dir="rtl"/.test(html)
    const faults = [
      ...(isHebrew ? [] : ['not in Hebrew']),
      ...englishIn(html),
      ...leavingLinks(html),
      ...sharedIds(html),
    ]
    return faults.map((fault) => `${address}: ${fault}`)
  }

  test.each(['visitor', 'supporter', 'partner', 'ambassador', 'superuser'])(
    'what a %s sees, also of refused forms, has none of our English texts, every link stays in Hebrew, and every id is one element',
    async (who) => {
      const addresses = withPaths(await listAddresses(), ways)
      const browser = browsers.get(who)!
      const faults: string[] = []
      const ledTo = new Set<string>()
      for (const { pattern, path } of addresses) {
        if (NO_PAGES.test(path)) continue
        const answer = await browser.send(`/he${path}`)
        // Most of what a role may not see leads to the same pages.
        const to = answer.headers.get('location')?.replace(/\?redirect=.*/, '')
        if (to && ledTo.has(to)) continue
        if (to) ledTo.add(to)
        const page = await (to ? browser.open(`/he${path}`) : browser.read(answer, `/he${path}`))
        if (page.status === 200) seen.add(pattern)
        faults.push(...faultsOn(page))
        for (const { action, body } of emptied(page)) {
          const kind = `${action.split('?')[0]} ${[...body.keys()].join()}`
          if (refused.has(kind)) continue
          refused.add(kind)
          faults.push(...faultsOn(await browser.open(action, { method: 'POST', body })))
        }
      }
      expect([...new Set(faults)]).toEqual([])
    },
  )

  test('every page was seen by someone, and none can be left out', async () => {
    const pages = (await listAddresses()).filter(
      ({ pattern }) => !NO_PAGES.test(pattern) && !WITH_A_KEY.includes(pattern),
    )
    const unseen = pages.map(({ pattern }) => pattern).filter((pattern) => !seen.has(pattern))
    expect(unseen).toEqual([])
    const unknown = { pattern: '/things/:id', id: 'things', guards: [] }
    expect(() => withPaths([unknown], ways)).toThrow('/things/:id')
  })

  test('nor do refusals, errors, invitations and lists without results', async () => {
    const faults: string[] = []
    for (const [who, paths] of Object.entries(UNLINKED)) {
      for (const path of paths)
        faults.push(...faultsOn(await browsers.get(who)!.open(`/he${path}`)))
    }
    for (const path of [
      '/admin',
      '/partner-dashboard/orders',
      '/projects-events/unknown',
      '/unsubscribe?token=x',
      '/consents/unknown?key=x',
      '/first-superuser',
    ]) {
      faults.push(...faultsOn(await browsers.get('supporter')!.open(`/he${path}`)))
    }
    expect(faults).toEqual([])
    expect(refused.size).toBeGreaterThan(20)
  })

  test.each([
    ['partner', '/partner-dashboard/supporters.csv'],
    ['partner', '/partner-dashboard/orders.csv'],
    ['partner', '/partner-dashboard/posts.csv'],
    ['ambassador', '/ambassador/dashboard/credits.csv'],
  ])('a %s gets columns with Hebrew titles at %s', async (who, path) => {
    const answer = await browsers.get(who)!.send(`/he${path}`)
    expect(answer.headers.get('Content-Type')).toContain('text/csv')
    const [titles = '', ...rows] = (await answer.text()).trim().split('\r\n')
    expect(titles).not.toMatch(/[A-Za-z]{2}/)
    expect(titles).toMatch(/[א-ת]/)
    expect(englishIn(rows.join(' '))).toEqual([])
  })
})

/** The forms of a page without what must be typed into them, as a browser that checks nothing sends them. */
function emptied({ html, address }: PlainPage) {
  const required = [...html.matchAll(/<(?:input|textarea)\b([^>]*\srequired=[^>]*)>/g)].map(
    ([, tag = '']) => attribute(tag, 'name'),
  )
  return readForms(html, address)
    .filter(({ fields }) => fields.some((one) => isTyped(one) && required.includes(one.name)))
    .map(({ action, isMultipart, fields, buttons }) => {
      const body = isMultipart ? new FormData() : new URLSearchParams()
      for (const field of fields) {
        const isLeft =
          field.type === 'file' || (/checkbox|radio/.test(field.type) && !field.isChecked)
        if (!isLeft) body.append(field.name, isTyped(field) ? '' : field.value)
      }
      for (const [name, value] of buttons.slice(0, 1)) body.append(name, value)
      return { action: new URL(action, ORIGIN + address).href, body }
    })
}

/** Links and forms to addresses of ours that would leave the language. */
function leavingLinks(html: string): string[] {
  return [...html.matchAll(/<(a|form|button)\b([^>]*)>/g)]
    .filter(
      ([, , attributes = '']) =>
        !attributes.includes('hrefLang') && !attributes.includes('hreflang'),
    )
    .flatMap(([, , attributes = '']) => [
      ...attributes.matchAll(/\b(?:href|action|formaction|formAction)="(\/[^"]*)"/g),
    ])
    .map(([, address = '']) => address)
    .filter(
      (address) =>
        !/^\/he(?:\/|$|\?)/.test(address) && !/^\/(?:files|assets|api)\/|\.svg$/.test(address),
    )
}

/** Ids that several elements have: a label with one of them names the first. */
function sharedIds(html: string): string[] {
  const ids = [...html.matchAll(/<[a-z][^<>]* id="([^"]+)"/g)].map(([, id]) => `id ${id}, again`)
  return ids.filter((id, index) => ids.indexOf(id) < index)
}
