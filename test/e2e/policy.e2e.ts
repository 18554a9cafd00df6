import type { Page, Route } from '@playwright/test'
import { invite, refusals, type Guest } from './invite.ts'
import { expect, test } from './product.ts'

declare global {
  interface Window {
    ran?: string[]
  }
}

const POLICY = 'content-security-policy'

async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  return answer!.headers()
}

/** Three ways to inject a script into a page, and a nonce of another response. */
const probes = (nonce: string) => `
<script>(window.ran ??= []).push('inline')</script>
<script nonce="${nonce}">(window.ran ??= []).push('old nonce')</script>
<script src="data:text/javascript,(window.ran ??= []).push('elsewhere')"></script>
<img src="data:," alt="" onerror="(window.ran ??= []).push('attribute')">`

/** Responds as the product does, with the probes in the page; for the control, without its policy. */
function tamper(nonce: string, isHeld: boolean) {
  return async (route: Route) => {
    const answer = await route.fetch()
    const headers = answer.headers()
    // They describe the original response body.
    for (const name of ['content-encoding', 'content-length']) delete headers[name]
    if (!isHeld) delete headers[POLICY]
    const body = (await answer.text()).replace(/<body[^>]*>/, (tag) => tag + probes(nonce))
    await route.fulfill({ status: answer.status(), headers, body })
  }
}

for (const [what, path, email, form] of [
  ['a kept page', '/projects-events', undefined, /'sha256-/],
  ['a page drawn for one visitor', '/contact', undefined, /'nonce-/],
  ['a page of somebody signed in', '/dashboard', 'supporter@demo.test', /'nonce-/],
] as const) {
  const tag = email ? '@rare' : []
  test(`a script injected into ${what} does not run`, { tag }, async ({ browser, product }) => {
    const guest = await invite(browser, product.url, email)
    const { page } = guest
    const isAtPath = (url: URL) => url.pathname + url.search === path
    const ran = async () => (await page.evaluate(() => window.ran ?? [])).toSorted()
    // The second time from the cache, where there is one.
    await open(page, path)
    const policy = (await open(page, path))[POLICY]!
    expect(policy).toMatch(form)
    expect(refusals(guest)).toEqual([])
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? 'none'

    await page.route(isAtPath, tamper(nonce, true))
    await page.goto(path)
    await expect.poll(() => refusals(guest).length).toBe(4)
    expect(await ran()).toEqual([])

    await page.unroute(isAtPath)
    await page.route(isAtPath, tamper(nonce, false))
    await page.goto(path)
    await expect.poll(ran, 'the control').toEqual(['attribute', 'elsewhere', 'inline', 'old nonce'])
    await guest.context.close()
  })
}

test('user input is rendered as text, in cached pages too', async ({ browser, product }) => {
  const words = `</script><script>(window.ran ??= []).push('stored')</script><img src="data:," onerror="(window.ran ??= []).push('stored')">`
  const visitor = await invite(browser, product.url)
  const staff = await invite(browser, product.url, 'superuser@demo.test')
  const send = async ({ page }: Guest, path: string, form: Record<string, string>) => {
    const headers = { 'sec-fetch-site': 'same-origin' }
    const answer = await page.request.post(path, { form, headers, maxRedirects: 0 })
    expect(answer.status(), path).toBe(302)
  }
  const person = { name: `Noa ${words}`.slice(0, 90), email: 'noa@here.example' }
  const message = { form: 'contact', ...person, subject: words.slice(0, 190), message: words }
  await send(visitor, '/contact', message)
  await send(staff, '/admin/content/faq/new', {
    question: `Who? ${words}`,
    answer: words,
    isListed: 'on',
  })

  const seen = [
    [visitor, '/about'],
    [visitor, '/about'],
    [visitor, `/projects-events?q=${encodeURIComponent(words)}`],
    [staff, '/admin/inbox'],
    [staff, '/admin/content/faq'],
  ] as const
  for (const [guest, path] of seen) {
    await guest.page.goto(path)
    // It is in the page, as text.
    expect(await guest.page.content(), path).toContain('(window.ran ??= []).push')
    expect(await guest.page.evaluate(() => window.ran), path).toBeUndefined()
  }
  expect([...refusals(visitor), ...refusals(staff)]).toEqual([])
  await visitor.context.close()
  await staff.context.close()
})
