import type { Locator, Page } from '@playwright/test'
import { m } from '#messages'
import { expect, test } from './product.ts'
import { signInAs } from './sign-in-as.ts'

const map = (page: Page) => page.getByRole('region', { name: /^Map of projects and events/ })

/** Whether an element is completely inside the window, without scrolling. */
async function isInView(page: Page, what: Locator): Promise<boolean> {
  const box = await what.boundingBox()
  const size = page.viewportSize()
  if (!box || !size) return false
  return (
    box.x >= 0 && box.y >= 0 && box.x + box.width <= size.width && box.y + box.height <= size.height
  )
}

for (const [width, height] of [
  [1280, 720],
  [360, 740],
] as const) {
  test(`the map starts with the north and with pins in view, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await page.goto(width < 768 ? '/map?view=map' : '/map')
    const marks = map(page).locator('[data-place], button[aria-label*="places close together"]')
    await expect(marks.first()).toBeVisible()
    // They are ordered from north to south.
    expect(await isInView(page, marks.first()), 'the northernmost').toBe(true)
    const frame = (await map(page).boundingBox())!
    expect((await marks.first().boundingBox())!.y).toBeGreaterThanOrEqual(frame.y)
  })
}

test('the map cannot be dragged away from Israel', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/map')
  const marks = map(page).locator('[data-place], button[aria-label*="places close together"]')
  await expect(marks.first()).toBeVisible()
  const { x, y, width, height } = (await map(page).boundingBox())!
  for (let times = 0; times < 4; times += 1) {
    await page.mouse.move(x + width * 0.1, y + height / 2)
    await page.mouse.down()
    await page.mouse.move(x + width * 0.95, y + height / 2, { steps: 5 })
    await page.mouse.up()
  }
  await expect
    .poll(async () => {
      const boxes = await Promise.all((await marks.all()).map((mark) => mark.boundingBox()))
      return boxes.some((box) => box && box.x > x && box.x < x + width)
    })
    .toBe(true)
})

test('at 768 px most links are in the row of the header', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 900 })
  await page.goto('/about')
  const row = page.getByRole('banner').getByRole('navigation', { name: 'Main' })
  const shown = row.locator('a').filter({ visible: true })
  expect(await shown.count()).toBeGreaterThanOrEqual(3)
  await page.setViewportSize({ width: 1280, height: 900 })
  const contact = page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true })
  await expect(contact.filter({ visible: true })).toHaveCount(1)
})

const ground = (of: Locator) => of.evaluate((element) => getComputedStyle(element).backgroundColor)

test('with forced colors selections are visible, and bars show progress', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/store?page=9')
  await page.getByRole('link', { name: 'View Details Galilee Hills T-shirt' }).click()
  const size = (name: string) =>
    page.locator('label', { has: page.getByRole('radio', { name, exact: true }) })
  await size('M').click()
  expect(await ground(size('M'))).not.toBe(await ground(size('L')))

  await page.goto('/marketplace?q=Forty+roofs+before+the+winter')
  await page
    .getByRole('main')
    .getByRole('link', { name: /Forty roofs/ })
    .first()
    .click()
  const bar = page.getByRole('progressbar').first()
  expect(await ground(bar.locator('> *'))).not.toBe(await ground(bar))
  await expect(bar).toHaveCSS('outline-style', 'solid')
  await page.goto('/map')
  const kinds = page.getByRole('navigation', { name: 'Filter by way to help' }).getByRole('link')
  expect(await ground(kinds.first())).not.toBe(await ground(kinds.nth(1)))
})

test('elapsed time is given in whole minutes', async ({ page }) => {
  await signInAs(page, 'ambassador@demo.test')
  await page.clock.install({ time: Date.now() + 5 * 60_000 + 5_000 })
  await page.goto('/account')
  await expect(page.getByRole('time').filter({ hasText: '5 minutes ago' }).first()).toBeVisible()
})

test('"Loading features..." is shown while the page loads, and not when leaving it', async ({
  page,
}) => {
  await signInAs(page, 'superuser@demo.test')
  await page.goto('/admin')
  await page.route(/\.data/, async (route) => {
    await held
    await route.continue().catch(() => {})
  })
  let release = () => {}
  let held = new Promise<void>((resolve) => (release = resolve))
  const notice = page.locator('output').filter({ hasText: /Loading/ })
  await page.locator('a[href="/admin/features"]').filter({ visible: true }).first().click()
  await expect(notice).toHaveText(m.features_loading())
  release()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/features/)
  held = new Promise<void>((resolve) => (release = resolve))
  await page.locator('a[href="/admin"]').filter({ visible: true }).first().click()
  await expect(notice).toHaveText(m.shell_loading())
  release()
  await expect(page).toHaveURL(/\/admin$/)
})

test('after giving, the page starts at the top, with the focus on its heading', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  await page.goto('/projects-events?type=project&category=donate')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/projects-events\/[\da-f-]{36}$/)
  await page.locator('a[href$="/support/donate"]').filter({ visible: true }).first().click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const button = page.getByRole('button', { name: 'Give', exact: true })
  await expect(button).toBeVisible()
  expect(await isInView(page, button), 'Give is in view').toBe(true)
  await page.getByLabel('Amount in US dollars').fill('36')
  await page.getByRole('textbox', { name: 'Your name' }).fill('Noa Gilboa')
  await page.getByRole('textbox', { name: /email/i }).fill('noa-first-view@demo.test')
  await button.click()
  await expect(page).toHaveURL(/\/gifts\//)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})
