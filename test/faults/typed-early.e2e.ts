import { holdScripts } from '../e2e/hold-scripts.ts'
import { expect, isAlive, test } from '../e2e/product.ts'

const FIELDS = [
  ['/map', 'main input[name=q]'],
  ['/auth', '#email'],
  ['/auth?view=forgot', '#email'],
  ['/contact', 'main textarea'],
] as const

/** The other pages where one types first; two of each kind are in `test/e2e/typed-early.e2e.ts`. */
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
