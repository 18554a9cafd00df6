import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startModel, type ModelServer } from '#test/app/model-server.ts'
import { ADDRESSES } from '#test/addresses.ts'
import { built, useSite } from './open-site.ts'
import type { PlainBrowser } from './plain-browser.ts'

type Page = Awaited<ReturnType<PlainBrowser['open']>>

/** Where the links of the page's own part lead. */
const hrefsOf = ({ html }: Page) => {
  const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(html) ?? []
  return [...main.matchAll(/<a\b[^>]*\shref="([^"]*)"/g)].map(([, href = '']) =>
    href.replaceAll('&amp;', '&'),
  )
}

describe.skipIf(!built)('the site’s own pages without JavaScript', () => {
  const { browse } = useSite()

  test('the mission lists the ways to help and links to them', async () => {
    const browser = await browse()
    const page = await browser.open((await browser.open('/')).link('Our Mission'))
    expect(page.html).toContain('<title>Our Mission · Friends for Israel</title>')
    const headings = [...page.html.matchAll(/<h\d[^>]*>([^<]*)<\/h\d>/g)].map(([, text]) => text)
    const [main = ''] = /<main\b[\s\S]*<\/main>/.exec(page.html) ?? []
    for (const [heading, link, to] of [
      ['Support Projects', 'Find a project', '/projects-events?type=project'],
      ['Support Events', 'Find an event', '/projects-events?type=event'],
      ['Create a Volunteer Group', 'Start a Group', '/dashboard'],
      ['Become an Ambassador', 'Become an Ambassador', '/ambassador-registration'],
      ['Plan a Visit', 'Plan a Visit', '/visit'],
      ['Partner With Us', 'Register your organization', '/partner-registration'],
    ] as const) {
      expect(headings).toContain(heading)
      expect(main).toMatch(new RegExp(`href="${to.replace('?', '\\?')}"[^>]*>${link}<`))
    }
    const [, values = ''] = /(Five old words[\s\S]*?<\/section>)/.exec(page.html) ?? []
    expect(values.match(/<li\b/g)).toHaveLength(5)
  })

  test('every link of the mission leads to a page', async () => {
    const browser = await browse()
    const hrefs = hrefsOf(await browser.open('/about')).filter((href) => !href.startsWith('#'))
    expect(hrefs.length).toBeGreaterThan(8)
    for (const href of new Set(hrefs)) {
      const { status } = await browser.open(href)
      // What belongs to a person asks who it is.
      expect(/^\/(account|partner-dashboard)/.test(href) ? [200, 401] : [200], href).toContain(
        status,
      )
    }
  })

  test('the questions are folded where the footer leads to', async () => {
    const browser = await browse()
    const address = (await browser.open('/partners')).link('FAQ')
    expect(address).toBe('/about#faq')
    const { html } = await browser.open(address)
    const [, faq = ''] = /(<[^>]*\sid="faq"[\s\S]*?<\/section>)/.exec(html) ?? []
    expect(faq).toContain('What people ask us')
    const about = faq.split('<details').find((one) => one.includes('How does my gift reach')) ?? ''
    expect(about).toMatch(/^[^>]*>\s*<summary[\s\S]*<\/summary>[\s\S]*We take no fee\./)
    expect(about).not.toMatch(/^[^>]*\sopen/)
  })

  test.each([
    [
      'Privacy Policy',
      '/privacy',
      ['Information we collect', 'How we use your information', 'Contact us about privacy'],
      ADDRESSES.PRIVACY_EMAIL,
    ],
    [
      'Terms of Service',
      '/terms',
      ['Acceptance of terms', 'Use license', 'Contact'],
      ADDRESSES.LEGAL_EMAIL,
    ],
    [
      'Accessibility',
      '/accessibility',
      ['The standard we follow', 'What does not work yet', 'Tell us, and get help'],
      ADDRESSES.OFFICE_EMAIL,
    ],
  ] as const)('%s is linked in the footer and complete', async (name, path, sections, mail) => {
    const browser = await browse()
    const page = await browser.open((await browser.open('/partners')).link(name))
    expect([page.address, page.heading]).toEqual([path, name])
    expect(page.html).toMatch(/<time[^>]*datetime="2026-\d\d-\d\d"/i)
    for (const section of sections) {
      const [, id = ''] = new RegExp(`href="#([^"]*)"[^>]*>${section}<`).exec(page.html) ?? []
      expect([section, id, page.html.includes(` id="${id}"`)]).toEqual([section, id, true])
      expect(id).not.toBe('')
    }
    expect(page.html.includes(`href="mailto:${mail}"`)).toBe(true)
  })

  test('both can be opened from where they are accepted, in another tab', async () => {
    const browser = await browse()
    for (const path of ['/auth?view=sign-up', '/partner-registration?step=contact']) {
      const { html } = await browser.open(path)
      for (const address of ['/privacy', '/terms']) {
        const tag = new RegExp(`<main[\\s\\S]*?(<a\\b[^>]*href="${address}"[^>]*>)`).exec(html)?.[1]
        expect([path, tag]).toEqual([path, expect.stringContaining('target="_blank"')])
      }
    }
  })

  test('an unknown address says so, with its status and a link home', async () => {
    const browser = await browse()
    for (const path of ['/nowhere', '/dashboard/nothing', '/auth/nothing', '/dev/mail/1']) {
      const page = await browser.open(path)
      expect([path, page.status, page.heading]).toEqual([path, 404, 'Oops! Page not found'])
      expect(page.html).toContain('<title>Page not found · Friends for Israel</title>')
      expect(page.link('Return to Home')).toBe('/')
    }
  })

  test('a form sent to a page without an action is refused in the frame', async () => {
    const browser = await browse()
    for (const path of ['/', '/nowhere', '/_design']) {
      const body = new URLSearchParams({ any: 'thing' })
      const answer = await browser.send(path, { method: 'POST', body })
      expect([path, answer.status]).toEqual([path, 405])
      expect(/<header.*<footer/s.test(await answer.text()), path).toBe(true)
    }
  })

  test('a theme is chosen, saved, and reset to the system', async () => {
    const browser = await browse()
    const themeOf = ({ html }: Page) => /<html[^>]*data-theme="(\w+)"/.exec(html)?.[1]
    const nowhere = await browser.open('/nowhere?x=1')
    expect(themeOf(nowhere)).toBe('system')
    const dark = await nowhere.press('Dark')
    expect([themeOf(dark), dark.address]).toEqual(['dark', '/nowhere?x=1'])
    expect(browser.cookies.get('theme')).toBe('dark')
    const home = await browser.open('/')
    expect(themeOf(home)).toBe('dark')
    expect(themeOf(await home.press('System'))).toBe('system')
    expect(browser.cookies.has('theme')).toBe(false)
  })

  test('a one-time message is a banner, on one page only', async () => {
    const browser = await browse()
    const form = await browser.open('/auth?view=forgot')
    const sent = await form.press('Send the link', { email: 'supporter@demo.test' })
    expect([sent.heading, sent.said]).toEqual([
      'Check Your Email',
      expect.stringContaining('Password reset email sent'),
    ])
    const again = await browser.open(sent.address)
    expect([again.heading, again.said.includes('Password reset')]).toEqual([
      'Check Your Email',
      false,
    ])
  })
})

describe.skipIf(!built).each(['the site itself', 'a model'])(
  'the assistant without JavaScript, answered by %s',
  (who) => {
    let model: ModelServer
    beforeAll(async () => {
      model = await startModel()
    })
    afterAll(() => model.stop())
    const { browse } = useSite(() => (who === 'a model' ? model.settings : {}))

    test('a form answers, continues and starts over', async () => {
      const question = 'Where can I volunteer in the Negev?'
      const browser = await browse()
      const count = (page: Page, role: string) => page.html.split(`data-role="${role}"`).length - 1
      const first = await (await browser.open('/ai')).press('Send', { prompt: question })
      expect([count(first, 'user'), first.words]).toEqual([1, expect.stringContaining(question)])
      const second = await first.press('Send', { prompt: 'And in Jerusalem?' })
      expect([count(second, 'user'), count(second, 'assistant')]).toEqual([2, 2])
      expect(model.asked.length > 0).toBe(who === 'a model')
      const [, card = ''] = /<article[\s\S]*?<a\b[^>]*href="([^"]*)"/.exec(second.html) ?? []
      expect(card).toMatch(/^\/(projects-events|partner|store|news|visit)/)
      expect((await browser.open(card)).status).toBe(200)

      const fresh = await browser.open('/ai')
      expect(count(fresh, 'user')).toBe(0)
      const [, list = ''] = /Questions to get you started([\s\S]*)/.exec(fresh.html) ?? []
      const begin = [...list.matchAll(/<button\b[^>]*>([^<]+)</g)][1]?.[1] ?? ''
      const chosen = await fresh.press(begin)
      expect(count(chosen, 'user')).toBe(1)
      const over = await browser.open(`/ai${chosen.link('Start a new conversation')}`)
      expect(count(over, 'user')).toBe(0)
    })
  },
)
