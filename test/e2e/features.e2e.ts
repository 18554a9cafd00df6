import type { Page } from '@playwright/test'
import { m } from '#messages'
import { featureLabels, type Feature } from '#domain/content/feature.ts'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

/** In a toast, or without scripts in a banner, which Playwright's text selectors ignore. */
const said = (page: Page) =>
  page
    .locator('[data-sonner-toast], noscript [role=status]')
    .filter({ hasText: 'Features updated successfully' })
    .first()

/** Toggles one switch, as an admin. */
async function switchPart(page: Page, feature: Feature, isOn: boolean): Promise<void> {
  await page.goto('/admin/features')
  await page
    .getByRole('switch', { name: featureLabels(feature).name, exact: true })
    .setChecked(isOn)
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(said(page)).toBeVisible()
}

test('a disabled feature is closed at once, also on cached pages, and open again @rare', async ({
  page,
  browser,
  product,
}) => {
  const visitor = await browser.newContext({ baseURL: product.url })
  const there = await visitor.newPage()
  const store = there.getByRole('banner').getByRole('link', { name: m.store_page_title() })
  await there.goto('/')
  await expect(store.first()).toBeAttached()

  await signInAs(page, 'admin@demo.test')
  await switchPart(page, 'store', false)
  await expect.poll(async () => (await there.request.get('/store')).status()).toBe(404)
  await there.goto('/store')
  await expect(there.getByRole('heading', { level: 1 })).toHaveText(m.errors_closed_title())
  await there.goto('/')
  await expect(store).toHaveCount(0)

  await switchPart(page, 'store', true)
  await expect.poll(async () => (await there.request.get('/store')).status()).toBe(200)
  await there.goto('/')
  await expect(store.first()).toBeAttached()
  await visitor.close()
})

test('only staff find the switches, and they work by keyboard @rare', async ({ page }) => {
  await page.goto('/admin/features')
  await expect(page).toHaveURL(/\/auth\/login\?redirect=/)
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/admin/features')
  await expect(page.getByText(m.admin_no_permission())).toBeVisible()
  await page.context().clearCookies()

  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin')
  const parts = page.getByRole('navigation', { name: m.admin_portal() })
  await parts.getByRole('link', { name: 'Features', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'Site Features' })).toBeVisible()
  const store = page.getByRole('switch', { name: 'Store', exact: true })
  await expect(store).toBeChecked()
  await store.focus()
  await page.keyboard.press('Space')
  await expect(store).not.toBeChecked()
  // Nothing happens before it is saved.
  expect((await page.request.get('/store')).status()).toBe(200)
})

test('of two users who save, each changes only the switches they moved @rare', async ({ page }) => {
  await signInAs(page, 'admin@demo.test')
  await page.goto('/admin/features')
  const other = await page.context().newPage()
  await switchPart(other, 'visit', false)
  await page.getByRole('switch', { name: 'Map', exact: true }).uncheck()
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(said(page)).toBeVisible()
  await page.reload()
  for (const [name, isOn] of [
    ['Plan a Visit', false],
    ['Map', false],
    ['Store', true],
  ] as const) {
    await expect(page.getByRole('switch', { name, exact: true })).toBeChecked({ checked: isOn })
  }
  await switchPart(page, 'visit', true)
  await switchPart(page, 'map', true)
})
