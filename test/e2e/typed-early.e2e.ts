import { holdScripts } from './hold-scripts.ts'
import { expect, isAlive, test } from './product.ts'

const FIELDS = [
  ['/projects-events', 'main input[name=q]'],
  ['/auth?view=sign-up', '#password'],
] as const

/** Input typed before hydration is kept: whatever happens later leaves it alone. */
for (const [path, field] of FIELDS) {
  const tag = path.startsWith('/auth') ? '@rare' : []
  test(`input on ${path} before hydration is kept`, { tag }, async ({ context }) => {
    const page = await context.newPage()
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.locator(field).first()
    await box.fill('early@here.example')
    // Before the page has listed its scripts, nothing can be checked.
    await page.locator('script[type=module]').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(isAlive)).toBe(false)

    release()
    await page.waitForFunction(isAlive)
    // Wait until everything scheduled has run.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(box).toHaveValue('early@here.example')
  })
}

test('and early input is searched for', async ({ page }) => {
  const release = await holdScripts(page)
  const opened = page.goto('/projects-events')
  const box = page.locator('#filter-form input[name=q]')
  await box.fill('olive')
  release()
  await opened
  await box.press('Enter')
  await expect(page).toHaveURL(/[?&]q=olive/)
})

test('a month chosen before the calendar hydrates stays selected', async ({ context }) => {
  const page = await context.newPage()
  const release = await holdScripts(page)
  await page.goto('/calendar', { waitUntil: 'commit' })
  const month = page.locator('select[name=month]')
  const other = await month.locator('option:not(:checked)').last().getAttribute('value')
  await month.selectOption(other)
  release()
  await page.waitForFunction(isAlive)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(month).toHaveValue(other ?? '')
})
