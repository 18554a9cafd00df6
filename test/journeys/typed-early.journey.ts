import { expect, isAlive, test } from './product.ts'

const FIELDS = [
  ['/projects-events', 'main input[name=q]'],
  ['/map', 'main input[name=q]'],
  ['/auth', '#email'],
  ['/auth?view=sign-up', '#password'],
  ['/auth?view=forgot', '#email'],
  ['/contact', 'main textarea'],
] as const

/** What somebody writes before the page comes alive is theirs: whatever comes later leaves it alone. */
for (const [path, field] of FIELDS) {
  test(`what is typed on ${path} before it comes alive stays`, async ({ context }) => {
    const page = await context.newPage()
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.locator(field).first()
    await box.fill('early@here.example')
    expect(await page.evaluate(isAlive)).toBe(false)

    release()
    await page.waitForFunction(isAlive)
    // Until all that is to happen then has happened.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(box).toHaveValue('early@here.example')
  })
}

test('and what was typed early is looked for', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  const opened = page.goto('/projects-events')
  const box = page.getByRole('searchbox')
  await box.fill('olive')
  release()
  await opened
  await box.press('Enter')
  await expect(page).toHaveURL(/[?&]q=olive/)
})

test('a month chosen before the calendar comes alive stays chosen', async ({ context }) => {
  const page = await context.newPage()
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/calendar', { waitUntil: 'commit' })
  const month = page.locator('#calendar-month')
  const other = await month.locator('option:not(:checked)').last().getAttribute('value')
  await month.selectOption(other)
  release()
  await page.waitForFunction(isAlive)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(month).toHaveValue(other ?? '')
})
