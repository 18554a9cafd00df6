import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO_USERS, DEMO_PASSWORD } from '#db/demo/demo-users.ts'
import { createTestApp, system, type TestApp } from '#test/app/create-test-app.ts'
import { headers } from '#test/app/sign-in.ts'
import { addSupportable } from '#test/app/supporting.ts'
import { openBuiltApplication, type Application } from '../../open-application.ts'
import { isBuilt } from '../../scripts/start/source-hash.mjs'
import { factsOf } from './ask-application.ts'

const built = isBuilt()
if (!built) console.warn('\n!!! SKIPPED: no build of these sources to ask. !!!\n')

const ORIGIN = 'http://127.0.0.1:3000'

/** What a browser without JavaScript receives. */
describe.skipIf(!built)('the HTML of public pages', () => {
  let app: TestApp
  let application: Application
  let item = ''

  beforeAll(async () => {
    app = await createTestApp()
    item = await addSupportable(app, { title: 'Beehives beside the school' })
    application = await openBuiltApplication(app.runtime)
  })
  afterAll(async () => {
    await application?.close()
    await app.close()
  })

  async function ask(path: string, more: { cookie?: string; form?: Record<string, string> } = {}) {
    const { cookie = '', form } = more
    const request = new Request(new URL(path, ORIGIN), {
      headers: { cookie, accept: 'text/html', origin: ORIGIN },
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    })
    const answer = await application.handle(request, factsOf())
    const cookies = answer.headers.getSetCookie().map((one) => one.split(';')[0] ?? '')
    return {
      status: answer.status,
      location: answer.headers.get('Location'),
      cookies,
      referrer: answer.headers.get('Referrer-Policy'),
      html: await answer.text(),
    }
  }

  const savedBy = (who: 'supporter' | 'ambassador') =>
    app
      .as(system)
      .rows('savedItems', ['projectEventId'], { userId: DEMO_USERS[who].id, projectEventId: item })

  const signIn = async (who: 'supporter' | 'ambassador') => {
    const { email } = DEMO_USERS[who]
    const given = { email, password: DEMO_PASSWORD, returnTo: '/' }
    const cookies = await app.runtime.auth.signIn(headers(), given)
    return cookies.map((cookie) => cookie.split(';')[0]).join('; ')
  }

  test.each(['/projects-events?q=beehives', '/marketplace?q=beehives'])(
    'visitors find the heart of each card: %s',
    async (path) => {
      const action = `/projects-events/${item}/save?returnTo=${encodeURIComponent(path)}`
      expect((await ask(path)).html).toContain(`action="${action}"`)
    },
  )

  test('what a visitor wanted to save is saved once they have signed in', async () => {
    const returnTo = encodeURIComponent('/projects-events?type=project')
    const form = { saved: 'true' }
    const pressed = await ask(`/projects-events/${item}/save?returnTo=${returnTo}`, { form })
    const back = `/projects-events/${item}/save`
    expect(pressed.location).toBe(`/auth/login?${new URLSearchParams({ redirect: back })}`)
    const session = await signIn('supporter')
    const arrived = await ask(back, { cookie: [session, ...pressed.cookies].join('; ') })
    expect(arrived.location).toBe('/projects-events?type=project')
    expect(await savedBy('supporter')).toHaveLength(1)
  })

  test('a link saves nothing that this browser did not request', async () => {
    const cookie = await signIn('ambassador')
    const { location } = await ask(`/projects-events/${item}/save`, { cookie })
    expect(location).toBe(`/projects-events/${item}`)
    expect(await savedBy('ambassador')).toHaveLength(0)
  })

  test('the cart shows its number of items', async () => {
    const { html } = await ask('/about', { cookie: 'cart=3' })
    expect(html).toMatch(
      /aria-label="[^"]*\b3\b[^"]*"[^>]*href="\/cart"|href="\/cart"[^>]*aria-label="[^"]*\b3\b/,
    )
  })

  test('Reset leads to the list without filters', async () => {
    const { html } = await ask('/projects-events?type=project&category=volunteer')
    expect(html).toMatch(/<a[^>]*href="\/projects-events"[^>]*>Reset/)
    expect(html).not.toMatch(/href="(?:\/projects-events)?\?"/)
  })

  test('every way to help in the mission is a link, including investing', async () => {
    expect((await ask('/about')).html).toMatch(
      /href="\/projects-events\?type=project&amp;category=invest"/,
    )
  })

  test('an organization without a logo has the default image', async () => {
    expect((await ask('/partners')).html).toContain('src="/partner-logo.svg"')
  })

  test.each(['/auth', '/auth?view=sign-up&redirect=%2Fpartners', '/auth?view=forgot'])(
    'all of sign-in has one canonical address, excluded from indexing: %s',
    async (path) => {
      const { html } = await ask(path)
      expect(html).toContain(`rel="canonical" href="${ORIGIN}/auth"`)
      expect(html).toMatch(/name="robots" content="noindex/)
    },
  )

  test('the list has one canonical address and a description, and its links have names', async () => {
    const { html } = await ask('/projects-events')
    expect(html).toContain(`rel="canonical" href="${ORIGIN}/projects-events"`)
    expect(html).toMatch(/name="description" content="[^"]{50,}"/)
    const links = [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)]
    const mute = links.filter(
      ([, attributes = '', inner = '']) =>
        inner.replaceAll(/<[^>]*>/g, '').trim() === '' &&
        !/aria-label="[^"]+"/.test(attributes) &&
        !/(?:alt|aria-label)="[^"]+"/.test(inner),
    )
    expect(mute.map(([link]) => link)).toEqual([])
  })

  test('the password reset page sends no referrer', async () => {
    expect((await ask('/auth/reset-password?token=x')).referrer).toBe('no-referrer')
  })

  test.each([
    ['/auth?view=forgot', '/account/password'],
    ['/auth?view=check-email', '/account#sign-in'],
  ])('a signed-in user is redirected from %s to where that is done', async (path, to) => {
    expect((await ask(path, { cookie: await signIn('ambassador') })).location).toBe(to)
  })

  test('an unknown error from a provider is still shown', async () => {
    const { location, cookies } = await ask('/auth/callback?error=access_denied')
    expect(location).toBe('/auth')
    expect(cookies.some((cookie) => /^flash=./.test(cookie))).toBe(true)
  })

  test('having to confirm an address first is not shown as a form error', async () => {
    const email = 'not-confirmed@demo.test'
    const person = { fullName: 'Noa Levi', email, mobilePhone: null, password: 'first-password' }
    await app.runtime.auth.signUp(headers(), { ...person, returnTo: '/' })
    const form = (password: string) => ({ form: { email, password } })
    const { html } = await ask('/auth', form('first-password'))
    expect(html).toContain('role="alert"')
    expect(html).not.toContain('Please fix')
  })
})
