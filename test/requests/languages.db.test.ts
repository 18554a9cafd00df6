import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { KNOWN_PAGES } from '#app/routes/discovery/known-pages.ts'
import { listAddresses } from '../access/list-routes.ts'
import { openWeb } from '../access/behind-prefix.ts'
import { seedAddresses } from '../access/seed-addresses.ts'
import { root } from '../../scripts/start/root.mjs'
import { built, ORIGIN, useSite } from './open-site.ts'
import { openPlainBrowser, type PlainBrowser } from './plain-browser.ts'
import { decideRevision } from '#domain/project-events/commands/decide-revision.ts'
import { DEMO_USERS } from '#db/demo/demo-users.ts'
import { proposePost } from '#test/app/proposals.ts'
import type { Person } from '#test/app/create-test-app.ts'

/** Files, words of developers, and where staff edits content. */
const NO_PAGES =
  /^\/(?:admin\/content|api|files|dev|_design|sitemap|robots|preferences)\b|\.(?:ics|csv|json|xml|jpg|png|txt)$/

/** English texts of ours that Hebrew pages may contain, because people have written them in content. */
const IN_CONTENT = new Set<string>([
  'This is a demo',
  'It never signs up, buys or gives on your behalf.',
])

describe.skipIf(!built)('pages in Hebrew', () => {
  const site = useSite()
  let ways: Record<string, string> = {}
  const browsers = new Map<string, PlainBrowser>()

  beforeAll(async () => {
    ways = await seedAddresses(site.app())
    const web = openWeb({ handle: site.handle }, site.app().runtime)
    for (const who of [null, 'supporter', 'partner', 'ambassador', 'superuser'] as const) {
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

  test.each(['visitor', 'supporter', 'partner', 'ambassador', 'superuser'])(
    'what a %s sees has none of our English texts, and every link stays in Hebrew',
    async (who) => {
      const addresses = await listAddresses()
      const faults: string[] = []
      const targets = new Set<string>()
      for (const { pattern } of addresses) {
        const path = ways[pattern] ?? pattern
        if (path.includes(':') || path.includes('*') || NO_PAGES.test(path)) continue
        if (/sign-out|sessions$|data$/.test(path)) continue
        const html = await readOnce(browsers.get(who)!, `/he${path}`, targets)
        if (html === null) continue
        if (!/<html lang="he" dir="rtl"/.test(html)) faults.push(`${path}: not in Hebrew`)
        faults.push(...englishIn(html).map((text) => `${path}: ${text}`))
        faults.push(...leavingLinks(html).map((link) => `${path}: ${link}`))
      }
      expect([...new Set(faults)]).toEqual([])
    },
  )
})

/**
 * The page at an address, or where that redirects to; null if it is no page, or one that an address before has led to: most of what
 * is refused leads to the same few.
 */
async function readOnce(
  browser: PlainBrowser,
  path: string,
  targets: Set<string>,
): Promise<string | null> {
  const answer = await browser.send(path)
  const to = answer.headers.get('Location')
  if (!to) {
    const isPage = answer.headers.get('Content-Type')?.startsWith('text/html') ?? false
    const text = await answer.text()
    return isPage ? text : null
  }
  await answer.body?.cancel()
  const { origin, pathname, search } = new URL(to, ORIGIN)
  if (origin !== ORIGIN || targets.has(pathname)) return null
  targets.add(pathname)
  return readOnce(browser, pathname + search, targets)
}

/** Our English texts of three words or more, without those that are mostly parameters. */
const texts = readdirSync(join(root, 'messages/en'))
  .filter((name) => name.endsWith('.json') && name !== 'design.json')
  .flatMap((name) =>
    Object.entries(
      JSON.parse(readFileSync(join(root, 'messages/en', name), 'utf8')) as Record<string, unknown>,
    ),
  )
  .filter(([key]) => key !== '$schema')
  .flatMap(([, message]) =>
    typeof message === 'string'
      ? [message]
      : (message as { match: Record<string, string> }[]).flatMap(({ match }) =>
          Object.values(match),
        ),
  )
  .flatMap((text) => text.split(/\{\w+\}/))
  .map((text) => text.trim().replaceAll(/\s+/g, ' '))
  .filter((text) => text.split(' ').length >= 3 && text.length >= 14 && !IN_CONTENT.has(text))
/** With the second word of each, which stands between spaces: few of them are in a page, and finding a word is quicker. */
const english = [...new Set(texts)].map((text) => ({ text, word: text.split(' ')[1]! }))

function englishIn(html: string): string[] {
  const shown = shownIn(html)
  const words = new Set(shown.split(' '))
  return english
    .filter(({ text, word }) => words.has(word) && shown.includes(text))
    .map(({ text }) => text)
}

/** Everything that people read or hear: text, names of buttons and pictures, hints in fields. */
function shownIn(html: string): string {
  const shown = html
    .replaceAll(/<(script|style)\b[\s\S]*?<\/\1>/g, ' ')
    .replaceAll(/<(\w+)\b[^>]*\blang="en"[^>]*>[\s\S]*?<\/\1>/g, ' ')
  const attributes = [...shown.matchAll(/\b(?:aria-label|alt|title|placeholder)="([^"]*)"/g)]
  return [
    shown.replaceAll(/<[^>]*>/g, '').replaceAll(/\s+/g, ' '),
    ...attributes.map(([, one]) => one),
  ]
    .join(' | ')
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
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
