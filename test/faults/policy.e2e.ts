import type { Page } from '@playwright/test'
import { findKnown } from '../hardening/known.ts'
import { addresses, type Answer } from '../e2e/addresses.ts'
import { invite, refusals } from '../e2e/invite.ts'
import { expect, test } from '../e2e/product.ts'

const POLICY = 'content-security-policy'

/** What each of them may open besides public pages. */
const OWN: Record<string, RegExp> = {
  supporter: /^\/(dashboard|account|groups|projects-events\/[^/]+\/save)/,
  partner: /^\/partner-dashboard/,
  ambassador: /^\/ambassador\/dashboard/,
  superuser: /^\/admin/,
}

const isPage = (answer: Answer) =>
  answer === 'sign in' || (typeof answer === 'object' && 'page' in answer)

async function open(page: Page, path: string) {
  const answer = await page.goto(path)
  return answer!.headers()
}

test('no page requests what its policy refuses, whether rendered or cached', async ({
  browser,
  product,
}) => {
  const visitor = await invite(browser, product.url)
  const all = Object.entries(addresses(await findKnown(product.url)))
  const pages = all.filter(([, answer]) => isPage(answer) && answer !== 'sign in')
  let kept = 0
  for (const [path] of pages) {
    const first = await open(visitor.page, path)
    if (!first['server-timing']?.includes('cache')) continue
    const again = await open(visitor.page, path)
    if (again['server-timing']?.includes('cache;desc=hit')) kept += 1
  }
  expect(refusals(visitor)).toEqual([])
  expect(kept).toBeGreaterThan(20)
  await visitor.context.close()
})

for (const [who, own] of Object.entries(OWN)) {
  test(`no page of a ${who} requests what its policy refuses`, async ({ browser, product }) => {
    const guest = await invite(browser, product.url, `${who}@demo.test`)
    const all = Object.entries(addresses(await findKnown(product.url)))
    const paths = all.filter(
      ([path, answer]) => isPage(answer) && own.test(path) && !path.includes('.csv'),
    )
    // The kept copy of a public page names its scripts by what is in them.
    for (const path of ['/', '/contact']) {
      const headers = await open(guest.page, path)
      expect(headers[POLICY], path).toMatch(/script-src 'self'( '(nonce|sha256)-[\w+/=]+')+;/)
    }
    for (const [path] of paths) {
      const headers = await open(guest.page, path)
      expect(headers[POLICY], path).toMatch(/script-src 'self' 'nonce-[\w+/=]+';/)
    }
    expect(paths.length).toBeGreaterThan(3)
    expect(refusals(guest)).toEqual([])
    await guest.context.close()
  })
}
