import type { Browser } from '@playwright/test'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'
import type { Product } from './start-product.ts'

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1 Version/18.0 Mobile/15E148 Safari/604.1'

/** The same user on a phone. */
async function onPhone(browser: Browser, product: Product, email: string) {
  const context = await browser.newContext({ baseURL: product.url, userAgent: PHONE })
  const page = await context.newPage()
  await signInAs(page, email)
  return page
}

const EMAIL = 'supporter@demo.test'

test('a user signs out of one other device, then of all @rare', async ({
  page,
  browser,
  product,
}) => {
  // Other tests of the same product may have left this user signed in.
  await signInAs(page, EMAIL)
  await page.goto('/account')
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  const phone = await onPhone(browser, product, EMAIL)
  await signInAs(page, EMAIL)
  await page.goto('/account')
  const sessions = page.getByRole('region', { name: "Where you're signed in" })
  const rows = sessions.getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('This device')
  await expect(rows.nth(1)).toContainText('Safari on iPhone')
  await expect(rows.nth(1)).toContainText('127.0.0.…')

  await rows.nth(1).getByRole('button', { name: 'Sign out of Safari on iPhone' }).click()
  await expect(rows).toHaveCount(1)
  await phone.goto('/dashboard')
  await expect(phone).toHaveURL(/\/auth\/login/)

  await signInAs(phone, EMAIL)
  await sessions.getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  for (const one of [page, phone]) {
    await one.goto('/account')
    await expect(one).toHaveURL(/\/auth\/login\?redirect=%2Faccount/)
  }
  await phone.context().close()
})

test('an open tab follows another one that signed out', async ({ page, context }) => {
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partners')
  const other = await context.newPage()
  await other.goto('/about')
  const account = page.getByRole('banner').locator('summary').filter({ hasText: 'Account' })
  await expect(account.first()).toBeAttached()
  await page.evaluate(() => Object.assign(window, { isSame: true }))

  const menu = other.getByRole('banner').locator('summary')
  await menu.filter({ hasText: 'Account', visible: true }).click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await expect(
    page.getByRole('banner').getByRole('link', { name: 'Sign In' }).first(),
  ).toBeAttached()
  await expect(account).toHaveCount(0)
  expect(await page.evaluate(() => 'isSame' in window), 'nobody reloaded it').toBe(true)
})

test('a page that fails to load does not show a member as signed out', async ({ page, watch }) => {
  watch.allow(/^failed request: |^console error: /)
  await signInAs(page, 'partner2@demo.test')
  await page.goto('/partners')
  await page.route(/\.data/, (route) => route.abort('connectionfailed'))
  await page.getByRole('contentinfo').locator('a[href="/about"]').first().click()
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible()
  const banner = page.getByRole('banner')
  await expect(banner.locator('summary').filter({ hasText: 'Account' }).first()).toBeAttached()
  await expect(banner.getByRole('link', { name: 'Sign In' })).toHaveCount(0)
})
