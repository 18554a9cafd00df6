import type { Browser, Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import { submitPost } from './submit-post.ts'

/** A user in a separate browser. */
async function another(browser: Browser, url: string, email?: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  if (email) await signInAs(page, email)
  return page
}

/** Opens a page and waits until it listens for updates. */
async function listenAt(page: Page, path: string): Promise<void> {
  const heard = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/live')
  await page.goto(path)
  expect((await heard).status()).toBe(200)
}

/** A visitor sends a message. */
async function write(page: Page, subject: string): Promise<void> {
  await page.goto('/contact')
  const form = page.getByRole('region', { name: m.contact_form_title() })
  await form.getByLabel(m.contact_name()).fill('Zoé Lefèvre')
  await form.getByLabel(m.forms_email()).fill(`${crypto.randomUUID()}@where.example`)
  await form.getByLabel(m.contact_subject()).fill(subject)
  await form.getByLabel(m.contact_message()).fill('Is the way along the harbour even?')
  await page.getByRole('button', { name: m.contact_submit() }).click()
  // A toast, or its replacement without scripts.
  await expect(
    page.locator('noscript [role=status]').or(page.getByText('Message sent!')).first(),
  ).toContainText('Message sent!')
}

const said = (page: Page) => page.locator('[data-live]')
const bar = (page: Page) => page.getByRole('complementary', { name: m.live_label() })

test('a new message appears in an open inbox with a notice; text being typed stays', async ({
  page,
  browser,
  product,
}) => {
  await signInAs(page, 'admin@demo.test')
  const visitor = await another(browser, product.url)
  await listenAt(page, '/admin/inbox')
  await write(visitor, 'Heard at once')
  await expect(page.getByRole('link', { name: 'Heard at once' })).toBeVisible()
  await expect(said(page)).toHaveText(m.live_inbox_new())
  await expect(bar(page)).toHaveCount(0)

  await page.getByRole('link', { name: 'Heard at once' }).click()
  const answer = page.getByRole('main').locator('textarea').first()
  await answer.fill('The way is even')
  await write(visitor, 'Heard while somebody types')
  await expect(bar(page)).toContainText(m.live_inbox_new())
  await expect(answer).toHaveValue('The way is even')
  await expectNoAxeViolations(page)
  await bar(page).getByRole('button', { name: m.live_show() }).click()
  await expect(bar(page)).toHaveCount(0)
  await expect(answer).toHaveValue('The way is even')
  await visitor.context().close()
})

// Who hears what: `test/live/who-hears-what.db.test.ts`.
test('a proposal reaches open staff pages, its decision its organization, and no one else @rare', async ({
  page,
  browser,
  product,
}) => {
  const partner = await another(browser, product.url, 'partner@demo.test')
  const other = await another(browser, product.url, 'partner2@demo.test')
  await signInAs(page, 'admin@demo.test')
  await listenAt(other, '/partner-dashboard/posts')
  // Its own item: other tests decide about the demo's.
  const title = 'Told to open pages'
  await listenAt(page, '/admin')
  const card = page.getByRole('main').getByRole('article').filter({ hasText: title })
  await expect(card).toHaveCount(0)

  await submitPost(partner, title)
  await expect(card).toBeVisible()
  await expect(said(page)).toHaveText(m.live_posts_new())

  await listenAt(partner, '/partner-dashboard/posts')
  await card.getByRole('button', { name: m.moderation_approve() }).click()
  await expect(page.getByText(m.moderation_post_approved())).toBeVisible()
  await expect(said(partner)).toHaveText(m.live_posts_decided())
  const line = partner.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(line).not.toContainText(m.posts_standing_pending())
  await expect(said(other)).toHaveText('')
  for (const one of [partner, other]) await one.context().close()
})

// The job that tells people runs once a minute.
test('an open bell shows what is new by itself, and to nobody else @rare', async ({
  page,
  browser,
  product,
}) => {
  test.slow()
  const partner = await another(browser, product.url, 'partner@demo.test')
  const other = await another(browser, product.url, 'ambassador@demo.test')
  await signInAs(page, 'supporter@demo.test')
  await listenAt(page, '/notifications')
  await listenAt(other, '/notifications')
  const title = 'Heard in an open bell'
  await partner.goto('/partner-dashboard/news/new')
  await partner.locator('#title').fill(title)
  await partner.locator('#summary').fill('The supporter follows this organization.')
  await partner.getByRole('button', { name: m.newsdesk_publish() }).click()
  const line = (one: Page) => one.getByRole('main').getByRole('link', { name: title })
  await expect(line(page)).toBeVisible({ timeout: 75_000 })
  await expect(said(page)).toHaveText(m.live_notices_new())
  await expect(line(other)).toHaveCount(0)
  for (const one of [partner, other]) await one.context().close()
})

test('tabs of one browser share a stream, and another tab takes over when the first closes', async ({
  page,
}) => {
  let streams = 0
  page.context().on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/live') streams += 1
  })
  await signInAs(page, 'admin@demo.test')
  await listenAt(page, '/admin/inbox')
  const second = await page.context().newPage()
  await second.goto('/admin/inbox')
  await expect(second.getByRole('heading', { level: 1 })).toBeVisible()
  const third = await page.context().newPage()
  await write(third, 'For both tabs')
  for (const one of [page, second]) {
    await expect(one.getByRole('link', { name: 'For both tabs' })).toBeVisible()
  }
  expect(streams).toBe(1)
  const taken = second.waitForResponse((answer) => answer.url().endsWith('/api/live'))
  await page.close()
  await taken
  await write(third, 'For the one that is left')
  await expect(second.getByRole('link', { name: 'For the one that is left' })).toBeVisible()
})
