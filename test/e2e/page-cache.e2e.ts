import type { BrowserContext, Page, Response } from '@playwright/test'
import { m } from '#messages'
import { expectSaid } from './expect-said.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { openPlainBrowser } from '../requests/plain-browser.ts'

const LIST = '/projects-events'

/** `hit`, `miss`, or null for a response generated for this user alone. */
const origin = async (answer: Response | null) =>
  /cache;desc=(\w+)/.exec((await answer?.headerValue('server-timing')) ?? '')?.[1] ?? null

async function visit(page: Page, path = LIST): Promise<string | null> {
  return origin(await page.goto(path))
}

/** Visits until the page comes from the cache: other activity in the demo may clear it. */
async function visitUntilKept(page: Page, path = LIST): Promise<void> {
  await expect.poll(() => visit(page, path)).toBe('hit')
}

async function another(context: BrowserContext, url: string): Promise<Page> {
  const other = await context.browser()!.newContext({ baseURL: url })
  return other.newPage()
}

test('an approved item is visible at once to visitors whose page was cached', async ({
  page,
  context,
  product,
}) => {
  const title = 'Seen at once'
  await submitEvent(product.url, title)
  const search = `${LIST}?q=${encodeURIComponent(title)}`
  await page.goto(search)
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await visitUntilKept(page)
  const other = await another(context, product.url)
  // No other test changes what it shows.
  await visitUntilKept(other, '/terms')

  const admin = openPlainBrowser(fetch, product.url)
  await admin.signIn('admin@demo.test')
  const approved = await (await admin.open('/admin')).press(new RegExp(`^Approve ${title}`))
  expect(approved.said).toContain(m.moderation_post_approved())
  expect(await visit(page, LIST)).toBe('miss')
  expect(await visit(page, search)).toBe('miss')
  await expect(page.getByRole('heading', { name: title })).toBeVisible()
  // What does not show the item stays.
  expect(await visit(other, '/terms')).toBe('hit')
})

async function submitEvent(url: string, title: string): Promise<void> {
  const partner = openPlainBrowser(fetch, url)
  await partner.signIn('partner2@demo.test')
  const form = await partner.open('/partner-dashboard/posts/new?type=event')
  const sent = await form.press('Submit for review', {
    title,
    description: 'Soup, bread and songs.',
    startDate: '2031-03-01',
    startTime: '17:30',
    category: 'arts-culture',
    region: 'asia',
    district: 'jerusalem-district',
    location: 'Ein Kerem, by the spring',
  })
  expect(sent.words).toContain('Withdraw from review')
}

test('a cached page hydrates: it navigates without loading a document, and comes back', async ({
  page,
}) => {
  await visitUntilKept(page)
  // Covers a 304 too; its policy must match the page in the browser.
  await page.reload()
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  const title = await page.getByRole('article').first().getByRole('heading').innerText()
  await page.getByRole('article').first().getByRole('link', { name: title }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.listing_title())
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true)
})

test('page data is cached too, and a tracking parameter yields the same page @rare', async ({
  page,
}) => {
  await visitUntilKept(page, '/partners')
  expect(await visit(page, '/partners?utm_source=letter')).toBe('hit')
  await visitUntilKept(page, '/')
  const data = page.waitForResponse((answer) => new URL(answer.url()).pathname.endsWith('.data'))
  await page
    .getByRole('banner')
    .getByRole('link', { name: m.shell_partners() })
    .or(page.getByRole('contentinfo').getByRole('link', { name: m.shell_partners() }))
    .first()
    .click()
  expect(await origin(await data)).not.toBeNull()
})

test('someone who is signed in gets the cached page with their own parts, alive, and no one else gets theirs', async ({
  page,
  context,
  product,
}) => {
  const visitor = await another(context, product.url)
  await visitUntilKept(visitor)
  await signInAs(page, 'supporter@demo.test')
  await expect.poll(() => visit(page)).toBe('parts')
  const account = page.locator('summary').filter({ hasText: m.shell_account() }).first()
  const heart = page.getByRole('button', { name: m.listing_favorite() }).first()
  await expect(account).toBeVisible()
  const isSaved = (await heart.getAttribute('aria-pressed')) === 'true'
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', String(!isSaved))
  await expectSaid(page, isSaved ? m.supporting_unsaved() : m.supporting_saved())
  expect(await visit(page)).toBe('parts')
  await expect(heart).toHaveAttribute('aria-pressed', String(!isSaved))
  await page.getByRole('banner').getByRole('link', { name: m.calendar_title() }).click()
  await expect(page).toHaveURL(/calendar/)
  await expect(account).toBeVisible()
  await page.goBack()
  await expect(heart).toHaveAttribute('aria-pressed', String(!isSaved))
  await visitUntilKept(visitor)
  await expect(
    visitor.getByRole('banner').getByRole('link', { name: m.shell_sign_in() }).first(),
  ).toBeVisible()
})

test('each theme has its own cached page @rare', async ({ page, context, product }) => {
  await visitUntilKept(page)
  await context.addCookies([{ name: 'theme', value: 'dark', url: product.url }])
  await visitUntilKept(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await context.clearCookies()
  await visit(page)
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'system')
})

test('a one-time message is shown once, although the page is cached for others', async ({
  page,
  product,
}) => {
  await visitUntilKept(page)
  const said = await page.request.post('/preferences/consent', {
    form: { consent: 'no', from: LIST },
    headers: { origin: product.url },
    maxRedirects: 0,
  })
  expect(said.status()).toBe(302)
  expect(await visit(page)).toBeNull()
  await expect(page.getByText(m.consent_saved_no()).first()).toBeVisible()
  await visitUntilKept(page)
  await expect(page.getByText(m.consent_saved_no())).toHaveCount(0)
})
