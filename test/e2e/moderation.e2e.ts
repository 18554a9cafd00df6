import type { Browser, Page } from '@playwright/test'
import { m } from '#messages'
import { expect, expectNoAxeViolations, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const cards = (page: Page) => page.getByRole('article')
const waiting = async (page: Page) => await cards(page).count()

async function openList(page: Page, email = 'admin@demo.test'): Promise<void> {
  await signInAs(page, email)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(m.admin_projects_events())
}

/** A second admin, in a separate browser. */
async function another(browser: Browser, url: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: url })
  const page = await context.newPage()
  await openList(page, 'superuser@demo.test')
  return page
}

test('an approved item leaves the list with a message, and the focus moves to the next', async ({
  page,
}) => {
  await openList(page)
  const before = await waiting(page)
  const [first, second] = [cards(page).nth(0), cards(page).nth(1)]
  const [title, next] = [
    await first.getByRole('heading').innerText(),
    await second.getAttribute('id'),
  ]
  await first.getByRole('button', { name: m.moderation_approve() }).click()

  await expect(page.getByText(m.moderation_post_approved())).toBeVisible()
  await expect(cards(page)).toHaveCount(before - 1)
  await expect(page.getByRole('heading', { name: title })).toHaveCount(0)
  await expect(page.locator(`[id="${next}"]`)).toBeFocused()
  await expect(
    page.getByRole('heading', { name: m.admin_pending_title({ count: before - 1 }) }),
  ).toBeVisible()
})

test('keys select, open and ask for a decision, never while typing, and can be turned off', async ({
  page,
}) => {
  await openList(page)
  await expect(page.getByRole('button', { name: m.office_keys() })).toBeVisible()
  const before = await waiting(page)
  const bar = page.getByRole('form', { name: m.moderation_many_posts() })
  await expect(bar).toBeHidden()
  const rows = page.locator('[data-row]')
  await rows.first().focus()
  await page.keyboard.press('j')
  await expect(rows.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(rows.first()).toBeFocused()
  await page.keyboard.press('x')
  await expect(bar.getByText(m.many_chosen({ count: 1 }))).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('x')
  await expect(bar).toBeHidden()
  await page.keyboard.press('a')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: m.moderation_approve() })).toBeVisible()
  // Keys do nothing below a dialog.
  await page.keyboard.press('r')
  await expect(page).toHaveURL(/approve=/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('r')
  await dialog.getByLabel(m.forms_reason()).fill('ajr?')
  await expect(dialog.getByLabel(m.forms_reason())).toHaveValue('ajr?')
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  expect(await waiting(page)).toBe(before)

  await page.keyboard.press('?')
  await expectNoAxeViolations(page)
  await dialog.getByRole('switch').uncheck()
  await dialog.getByRole('button', { name: m.design_close() }).click()
  await page.locator('[data-row]').first().focus()
  await page.keyboard.press('a')
  await page.keyboard.press('?')
  await expect(dialog).toHaveCount(0)
  await page.goto('/admin/inbox')
  await page.getByRole('button', { name: m.office_keys() }).click()
  await expect(dialog.getByRole('switch')).not.toBeChecked()
})

test('a refusal requires a reason in a dialog, by keyboard alone', async ({ page }) => {
  await openList(page)
  const before = await waiting(page)
  const link = cards(page).nth(0).getByRole('link', { name: m.moderation_reject() })
  await link.focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(link).toBeFocused()

  await page.keyboard.press('Enter')
  await dialog.getByLabel(m.forms_reason()).fill('   ')
  await dialog.getByRole('button', { name: m.moderation_reject() }).click()
  await expect(dialog.getByText(m.moderation_reason_missing())).toBeVisible()
  await expect(dialog.getByLabel(m.forms_reason())).toBeFocused()
  await dialog.getByLabel(m.forms_reason()).fill('There is no such street.')
  await dialog.getByRole('button', { name: m.moderation_reject() }).click()
  await expect(page.getByText(m.moderation_post_rejected())).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(cards(page)).toHaveCount(before - 1)
  await expect(cards(page).nth(0)).toBeFocused()
})

test('of two admins one succeeds, and the other sees the conflict at once @rare', async ({
  page,
  browser,
  product,
}) => {
  await openList(page)
  const other = await another(browser, product.url)
  // Without live updates, this page decides about an item that is already gone.
  await other.route('**/api/live*', (route) => route.abort())
  await other.reload()
  const before = await waiting(page)
  const title = await cards(page).nth(0).getByRole('heading').innerText()
  const mine = (of: Page) => cards(of).filter({ has: of.getByRole('heading', { name: title }) })
  await mine(page).getByRole('button', { name: m.moderation_approve() }).click()
  await expect(page.getByText(m.moderation_post_approved())).toBeVisible()

  const answer = other.waitForResponse(
    (response) => response.request().method() === 'POST' && response.url().includes('/admin'),
  )
  await mine(other).getByRole('button', { name: m.moderation_approve() }).click()
  expect((await answer).status()).toBe(409)
  const alert = other.getByRole('alert').filter({ hasText: m.moderation_post_approve_failed() })
  await expect(alert).toContainText('Someone else has already decided: approved at ')
  await expect(cards(other)).toHaveCount(before - 1)
  await other.context().close()
})

test('an application is reviewed with its documents and history, and decided @rare', async ({
  page,
}) => {
  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/applications')
  const link = page.getByRole('table').getByRole('link').first()
  const name = await link.innerText()
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('heading', { name: m.moderation_documents() })).toBeVisible()
  await page.getByRole('link', { name: m.moderation_ask_changes() }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(m.forms_reason()).fill('Please add the certificate.')
  await dialog.getByRole('button', { name: m.moderation_ask_changes() }).click()
  await expect(page.getByText(m.moderation_application_changes_asked())).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/applications#/)
  await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0)

  await page.goto('/admin/applications?status=changes_asked')
  await page.getByRole('link', { name, exact: true }).click()
  await expect(page.getByText('Please add the certificate.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: m.moderation_approve() })).toHaveCount(0)
})

test('the sidebar collapses by its button and by Ctrl+B, and stays collapsed for seven days', async ({
  page,
}) => {
  await openList(page)
  const sidebar = page.getByRole('complementary', { name: m.admin_portal() })
  await expect(sidebar).toHaveCSS('width', '256px')
  await page.keyboard.press('Control+b')
  await expect(sidebar).toHaveCSS('width', '48px')
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'sidebar')
  expect(cookie?.value).toBe('collapsed')
  expect(Math.abs(cookie!.expires - Date.now() / 1000 - 604_800)).toBeLessThan(60)
  await page.goto('/admin/applications')
  await expect(sidebar).toHaveCSS('width', '48px')
  await expectNoAxeViolations(page)
  await sidebar.getByRole('link', { name: m.admin_projects_events() }).click()
  await expect(page).toHaveURL(/\/admin$/)
  await page.getByRole('button', { name: m.admin_expand_sidebar() }).click()
  await expect(sidebar).toHaveCSS('width', '256px')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('a phone has the entries in a drawer @rare', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 800 })
    await openList(page)
    await page.goto('/admin/applications')
    const link = page
      .getByRole('navigation', { name: m.admin_portal() })
      .getByRole('link', { name: m.admin_projects_events() })
    await expect(link).toBeHidden()
    await page.getByRole('button', { name: m.admin_open_portal() }).click()
    await link.click()
    await expect(page).toHaveURL(/\/admin$/)
  })
})

test('a phone’s drawer closes on Escape and after a selection', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openList(page)
  await page.goto('/admin/applications')
  const open = page.getByRole('button', { name: m.admin_open_portal() })
  const link = page
    .getByRole('navigation', { name: m.admin_portal() })
    .getByRole('link', { name: m.admin_projects_events() })
  await open.click()
  await expect(link).toBeVisible()
  await expectNoAxeViolations(page)
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(open).toBeFocused()
  await open.click()
  await link.click()
  await expect(page).toHaveURL(/\/admin$/)
  await expect(link).toBeHidden()
})
