import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

declare global {
  interface Window {
    violations?: string[]
    injected?: string
  }
}

async function noteViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.violations = []
    document.addEventListener('securitypolicyviolation', (event) => {
      window.violations?.push(`${event.effectiveDirective} ${event.blockedURI}`)
    })
  })
}

const violations = (page: Page) => page.evaluate(() => window.violations ?? ['not watched'])

test('no page breaks the content security policy', async ({ page }) => {
  await noteViolations(page)
  // Each violation is a console error too, on which every browser test fails: here are the pages that no other opens.
  for (const path of ['/', '/nowhere', '/_design', '/dev/mail', '/auth/reset-password?token=x']) {
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(await violations(page), path).toEqual([])
  }
})

test('a script injected into a page does not run', async ({ page, watch }) => {
  // The browser logs what it has blocked.
  watch.allow(/Content Security Policy/)
  await noteViolations(page)
  await page.goto('/')
  await page.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = "script"'
    document.body.append(script)
    document.body.insertAdjacentHTML(
      'beforeend',
      '<img src="data:," onerror="window.injected = \'attribute\'"><a id="evil" href="javascript:window.injected=\'link\'">x</a>',
    )
    document.querySelector<HTMLElement>('#evil')?.click()
  })
  await expect.poll(() => violations(page)).toHaveLength(3)
  expect(await page.evaluate(() => window.injected)).toBeUndefined()
})

test('the session cookie is inaccessible to scripts and to other sites’ forms', async ({
  page,
  context,
}) => {
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/')
  const cookies = await context.cookies()
  const session = cookies.filter(({ name }) => name.includes('session'))
  expect(session).toMatchObject([{ httpOnly: true, sameSite: 'Lax' }])
  // Scripts see the viewer's time zone and no secret.
  expect(await page.evaluate(() => document.cookie)).toMatch(/^(zone=[\w%/+-]+)?$/)
})

test.describe('a form on a page of another origin', () => {
  let server: Server
  let elsewhere: string
  let target: string

  test.beforeAll(async ({ product }) => {
    target = product.url
    // Another port is another origin but the same site: the browser sends the session cookie.
    server = createServer((request, response) => {
      const fields = `<input name="email" value="admin@demo.test"><input name="password" value="demo-password">`
      response.setHeader('content-type', 'text/html')
      response.end(
        `<form method="post" action="${target}${request.url}">${fields}<button>Win</button></form>`,
      )
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    elsewhere = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  })
  test.afterAll(() => {
    server.closeAllConnections()
    server.close()
  })

  test('is refused everywhere and changes nothing', async ({ page, context, product, watch }) => {
    watch.allow(/^foreign request/)
    await signInAs(page, 'supporter@demo.test')
    // Every other address: `test/hardening/same-origin.ts`.
    for (const path of ['/auth/sign-out', '/auth']) {
      const before = await context.cookies(product.url)
      const mails = await product.mails()

      await page.goto(elsewhere + path)
      const sent = page.waitForRequest((request) => request.method() === 'POST')
      const answered = page.waitForResponse((response) => response.request().method() === 'POST')
      await page.getByRole('button', { name: 'Win' }).click()
      expect((await (await sent).allHeaders())['cookie'], 'the cookie came along').toContain('f4i.')
      expect([path, (await answered).status()]).toEqual([path, 403])

      expect(await context.cookies(product.url)).toEqual(before)
      expect(await product.mails()).toEqual(mails)
    }
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome, Sarah Whitman')
  })

  test('is refused by fetch too, and no response can be read', async ({ page, watch }) => {
    watch.allow(/./)
    await page.goto(elsewhere)
    const seen = await page.evaluate(async (url) => {
      const read = (address: string, how: RequestInit) =>
        fetch(address, { credentials: 'include', ...how }).then(
          (answer) => answer.text(),
          () => 'refused',
        )
      return Promise.all([
        read(`${url}/dashboard`, {}),
        read(`${url}/auth/sign-out`, { method: 'POST' }),
      ])
    }, target)
    expect(seen).toEqual(['refused', 'refused'])
  })
})
