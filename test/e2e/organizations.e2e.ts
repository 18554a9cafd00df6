import type { Page } from '@playwright/test'
import { demoId } from '#db/demo/demo-id.ts'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { openPlainBrowser } from '../requests/plain-browser.ts'
import { signInAs } from './sign-in-as.ts'

const NAME = 'Galilee Hands'
const PARTNER = demoId('partners', 'galilee-hands')
const REASON = 'The address of the office is not theirs.'
const path = `/admin/partners/${PARTNER}`

/** Requests a page as a visitor without a session. */
async function ask(url: string, address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(url + address)
  return { status: answer.status, text: await answer.text() }
}

/** Every address that could show something of an organization. */
const lists = [
  '/',
  '/partners',
  '/projects-events?q=galilee',
  '/marketplace?q=galilee',
  '/calendar',
  '/map',
  '/api/map.json',
  '/store',
  '/sitemap/partners.xml',
  '/sitemap/projects-events.xml',
  '/sitemap/news.xml',
  '/sitemap/products.xml',
]

/** The public addresses of an organization's own things, by their tabs. */
async function ownAddresses(url: string): Promise<string[]> {
  const tabs = ['', '?tab=projects-events', '?tab=calendar', '?tab=map', '?tab=news', '?tab=store']
  const pages = tabs.map((tab) => `/partner/${PARTNER}${tab}`)
  const own = new Set([...pages, `/partner/${PARTNER}/calendar.ics`])
  for (const page of pages) {
    const { text } = await ask(url, page)
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(text) ?? []
    for (const [, link] of main.matchAll(
      /(?:href|src)="(\/(?:projects-events|news|store|files)\/[\da-f-]{36})/g,
    )) {
      own.add(link ?? '')
      if (link?.startsWith('/projects-events/'))
        own.add(`${link.replace('projects-events', 'marketplace')}`)
    }
  }
  return [...own]
}

async function giveReason(page: Page, action: string): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(m.forms_reason()).fill(REASON)
  await dialog.getByRole('button', { name: action, exact: true }).click()
}

test('nothing of a suspended organization stays public; its members see why; restored, everything returns @rare', async ({
  page,
  browser,
  product,
}) => {
  const own = await ownAddresses(product.url)
  expect(own.length).toBeGreaterThan(12)
  const ids = own.flatMap((address) => /[\da-f-]{36}/.exec(address)?.[0] ?? [])
  const names = async (address: string) => {
    const { text } = await ask(product.url, address)
    return ids.some((id) => text.includes(id))
  }
  // Requested twice, so that each page is cached.
  for (const address of [...own, ...own]) {
    expect((await ask(product.url, address)).status, address).toBe(200)
  }
  const shown = []
  for (const address of [...lists, ...lists]) if (await names(address)) shown.push(address)
  expect(new Set(shown).size).toBeGreaterThan(8)

  expect((await ask(product.url, '/calendar.ics')).text).toContain(NAME)

  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/partners')
  await page.getByLabel(m.organizations_search()).fill('galilee hands')
  await page.getByRole('button', { name: m.forms_search() }).click()
  await expect(page.getByText('One organization')).toBeVisible()
  await page.getByRole('link', { name: NAME }).click()
  await expect(page.getByRole('heading', { level: 1, name: NAME })).toBeVisible()
  await page.getByRole('link', { name: m.forms_suspend() }).click()
  await page.getByLabel(m.forms_reason()).fill('   ')
  await page.getByRole('dialog').getByRole('button', { name: m.forms_suspend() }).click()
  await expect(page.getByRole('dialog')).toContainText(m.moderation_reason_missing())
  await giveReason(page, m.forms_suspend())
  await expect(page.getByText(m.organizations_suspended({ name: NAME }))).toBeVisible()

  await expect.poll(async () => (await ask(product.url, `/partner/${PARTNER}`)).status).toBe(404)
  for (const address of own) {
    expect((await ask(product.url, address)).status, address).toBe(404)
  }
  for (const address of lists) expect(await names(address), address).toBe(false)
  // Subscribed calendars learn that its events are cancelled, and nothing else about them.
  const feed = (await ask(product.url, '/calendar.ics')).text
  expect(feed).toContain('STATUS:CANCELLED')
  expect(feed).not.toContain(NAME)

  const context = await browser.newContext({ baseURL: product.url })
  const partner = await context.newPage()
  await signInAs(partner, 'partner@demo.test')
  for (const address of ['/partner-dashboard', '/partner-admin', '/partner-dashboard/posts']) {
    await partner.goto(address)
    const notice = partner.getByRole('alert').filter({ hasText: m.organizations_own_title() })
    await expect(notice, address).toContainText(REASON)
  }
  await expectNoAxeViolations(partner)
  expect((await partner.request.get('/partner-dashboard/posts/new')).status()).toBe(403)
  await context.close()

  const staff = openPlainBrowser(fetch, product.url)
  await staff.signIn('superuser@demo.test')
  const question = await staff.open((await staff.open(path)).link(m.forms_restore()))
  await question.press(m.forms_restore(), { reason: REASON })
  await expect.poll(async () => (await ask(product.url, `/partner/${PARTNER}`)).status).toBe(200)
  for (const address of own) {
    expect((await ask(product.url, address)).status, address).toBe(200)
  }
  for (const address of shown) expect(await names(address), address).toBe(true)
})

test('an article is hidden for a reason and shown again @rare', async ({ page, product }) => {
  await signInAs(page, 'admin@demo.test')
  await page.goto(`${path}?view=news`)
  const row = page.getByRole('row').filter({ hasText: m.organizations_state_public() }).first()
  const link = row.getByRole('link').first()
  const [title, address] = [await link.innerText(), (await link.getAttribute('href')) ?? '']
  await row.getByRole('link', { name: m.organizations_hide_named({ title }) }).click()
  await giveReason(page, m.organizations_hide())
  await expect(page.getByText(m.organizations_hidden(), { exact: true })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: title })).toContainText(REASON)
  await expect.poll(async () => (await ask(product.url, address)).status).toBe(404)
  await page.getByRole('button', { name: m.organizations_show_named({ title }) }).click()
  await expect(page.getByText(m.organizations_shown(), { exact: true })).toBeVisible()
  await expect.poll(async () => (await ask(product.url, address)).status).toBe(200)
})
