import { holdScripts } from '../e2e/hold-scripts.ts'
import { expect, isAlive, test } from '../e2e/product.ts'

const FIELDS = [
  ['/map', 'main input[name=q]'],
  ['/auth', '#email'],
  ['/auth?view=forgot', '#email'],
  ['/contact', 'main textarea'],
] as const

/** The other pages where people type right away; two of each kind are in `test/e2e/typed-early.e2e.ts`. */
for (const [path, field] of FIELDS) {
  test(`what is typed on ${path} before it comes alive stays`, async ({ context }) => {
    const page = await context.newPage()
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    const box = page.locator(field).first()
    await box.fill('early@here.example')
    // Nothing can be measured before the page has named its scripts.
    await page.locator('script[type=module]').first().waitFor({ state: 'attached' })
    expect(await page.evaluate(isAlive)).toBe(false)

    release()
    await page.waitForFunction(isAlive)
    // Until everything triggered by that has happened.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    await expect(box).toHaveValue('early@here.example')
  })
}
