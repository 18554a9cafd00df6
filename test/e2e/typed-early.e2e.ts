import { holdScripts } from './hold-scripts.ts'
import { expect, isAlive, test } from './product.ts'

const FIELDS = [
  ['/projects-events', 'main input[name=q]'],
  ['/auth?view=sign-up', '#password'],
] as const

/** What somebody writes before the page comes alive is theirs: whatever comes later leaves it alone. */
for (const [path, field] of FIELDS) {
  test(`what is typed on ${path} before it comes alive stays`, async ({ context }) => {
    const page = await context.newPage()
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.locator(field).first()
    await box.fill('early@here.example')
    // Of a page that has not said yet which scripts it wants, nothing can be told.
    await page.locator('script[type=module]').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(isAlive)).toBe(false)

    release()
    await page.waitForFunction(isAlive)
    // Until all that is to happen then has happened.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(box).toHaveValue('early@here.example')
  })
}

test('and what was typed early is looked for', async ({ page }) => {
  const release = await holdScripts(page)
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
  const release = await holdScripts(page)
  await page.goto('/calendar', { waitUntil: 'commit' })
  const month = page.locator('#calendar-month')
  const other = await month.locator('option:not(:checked)').last().getAttribute('value')
  await month.selectOption(other)
  release()
  await page.waitForFunction(isAlive)
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  await expect(month).toHaveValue(other ?? '')
})
