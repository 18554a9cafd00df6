import type { Page } from '@playwright/test'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const header = (page: Page) => page.getByRole('banner')
const accountMenu = (page: Page) =>
  header(page).locator('summary').filter({ hasText: 'Account', visible: true })
const openMenus = (page: Page) => header(page).locator('details[open]')

test.describe('header and footer', () => {
  test('offer a visitor the ways to sign in, and nothing of an account @rare', async ({ page }) => {
    for (const path of ['/', '/auth?view=forgot', '/nowhere']) {
      await page.goto(path)
      await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
      await expect(header(page).getByRole('link', { name: 'Sign Up' })).toBeVisible()
      await expect(accountMenu(page)).toHaveCount(0)
      await expect(page.getByRole('contentinfo')).toContainText('Friends for Israel')
      await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0)
    }
  })

  test('the account menu closes on Escape and on a choice, and signs out', async ({
    page,
    product,
  }) => {
    const email = 'supporter@demo.test'
    await signInAs(page, email)
    await page.goto('/terms')
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toHaveCount(0)
    await accountMenu(page).click()
    await expect(openMenus(page)).toContainText(email)
    await page.keyboard.press('Escape')
    await expect(openMenus(page)).toHaveCount(0)
    await expect(accountMenu(page)).toBeFocused()

    await accountMenu(page).click()
    await openMenus(page).getByRole('link', { name: 'My Dashboard' }).click()
    await expect(page).toHaveURL(`${product.url}/dashboard`)
    await expect(openMenus(page), 'a choice closes it').toHaveCount(0)

    await accountMenu(page).click()
    await openMenus(page).getByRole('button', { name: 'Sign Out' }).click()
    await expect(header(page).getByRole('link', { name: 'Sign In' })).toBeVisible()
  })

  test('on a phone one menu contains everything, and closes on a selection', async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto('/terms')
    const menu = header(page).getByTitle('Menu')
    await menu.click()
    await openMenus(page).getByRole('link', { name: 'Sign In' }).click()
    await expect(page).toHaveURL(`${product.url}/auth`)
    await expect(openMenus(page)).toHaveCount(0)

    await signInAs(page, 'supporter@demo.test')
    await page.goto('/terms')
    await menu.click()
    await expect(openMenus(page)).toContainText('supporter@demo.test')
    await page.getByRole('heading', { level: 1 }).click({ force: true })
    await expect(openMenus(page), 'a press beside it closes it').toHaveCount(0)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, 'nothing sticks out').toBeLessThanOrEqual(360)
  })
})

test('no bar keeps the room of a low window, as at 400 % zoom', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/projects-events?type=project')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/projects-events\/[\da-f-]{36}$/)
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded()
  await expect(header(page)).not.toBeInViewport()
  await expect(page.getByRole('link', { name: 'All ways to help' })).not.toBeInViewport()
})

test('an unknown address says so, with its status and a link home @rare', async ({ page }) => {
  const answer = await page.goto('/nowhere')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page not found')
  await expect(page).toHaveTitle('Page not found · Friends for Israel')
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Oops! Page not found')
  await expect(page).toHaveURL(/:\d+\/$/)
})

test('a page that fails to load says so, and retrying is a full load', async ({ page, watch }) => {
  // The test itself blocks the page.
  watch.allow(/^failed request: .*\.data/)
  watch.allow(/Failed to load resource: net::ERR_FAILED/)
  watch.allow(/Failed to fetch/)
  await page.goto('/terms')
  await page.route('**/*.data*', (route) => route.abort())
  await header(page).getByRole('link', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded')
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await page.unroute('**/*.data*')
  await page.getByRole('link', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
})

test('a guarded page shows a pending state', async ({ page }) => {
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/terms')
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/dashboard.data*', async (route) => {
    await held
    await route.continue()
  })
  await accountMenu(page).click()
  await openMenus(page).getByRole('link', { name: 'My Dashboard' }).click()
  await expect(page.getByText('Loading...')).toBeVisible()
  release()
  await expect(page).toHaveURL(/\/dashboard$/)
  await expect(page.getByText('Loading...')).toHaveCount(0)
})

test('a session that ended elsewhere leads from the menu to sign-in and back', async ({
  page,
  context,
}) => {
  await signInAs(page, 'supporter@demo.test')
  await page.goto('/terms')
  await context.clearCookies()
  await accountMenu(page).click()
  await openMenus(page).getByRole('link', { name: 'My Dashboard' }).click()
  await expect(page).toHaveURL(/\/auth\/login\?redirect=%2Fdashboard$/)
})

test('a new page starts at the top, and going back restores the scroll position', async ({
  page,
}) => {
  await page.goto('/terms')
  const top = () => page.evaluate(() => Math.round(scrollY))
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(top).toBe(600)
  // Not Playwright's own click, which would scroll first.
  await header(page)
    .getByRole('link', { name: 'Sign In' })
    .evaluate((link: HTMLElement) => link.click())
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Welcome back')
  await expect.poll(top).toBe(0)
  await page.goBack()
  await expect.poll(top).toBe(600)
})

test.describe('the theme', () => {
  test('is chosen, saved, and reset to the system', async ({ page, context }) => {
    const chosen = page.locator('html')
    const themes = async () =>
      (await context.cookies()).filter(({ name }) => name === 'theme').length
    await page.goto('/nowhere?x=1')
    await expect(chosen).toHaveAttribute('data-theme', 'system')
    const pick = (name: string) =>
      page.getByRole('contentinfo').getByRole('button', { name, exact: true }).click()
    await pick('Dark')
    await expect(chosen).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL(/\/nowhere\?x=1$/)
    // It is applied before the server has responded with its cookie.
    await expect.poll(themes).toBe(1)
    await page.goto('/terms')
    await expect(chosen).toHaveAttribute('data-theme', 'dark')
    await pick('System')
    await expect(chosen).toHaveAttribute('data-theme', 'system')
    await expect.poll(themes).toBe(0)
  })
})

test.describe('one-time messages', () => {
  const askForReset = async (page: Page) => {
    await page.goto('/auth?view=forgot')
    await page.locator('#email').fill('supporter@demo.test')
    await page.getByRole('main').getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
  }

  test('is a toast, disappears by itself and does not return', async ({ page }) => {
    await askForReset(page)
    const toast = page.locator('[data-sonner-toast]')
    await expect(toast).toHaveText('Password reset email sent')
    await expect(toast).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible()
    await expect(toast).toHaveCount(0)
  })
})
