import { AxeBuilder } from '@axe-core/playwright'
import { expect, test as base, type Page } from '@playwright/test'
import { startProduct, type Product } from './start-product.ts'
import { watchPages, type Watch } from './watch-page.ts'

export { expect }

/**
 * Journeys through the built product: one product per worker, with data of its own. `baseURL` is its
 * address, so `page.goto('/')` works. A test fails on whatever `watch` notes in its pages.
 */
export const test = base.extend<{ watch: Watch }, { product: Product }>({
  product: [
    async ({}, use) => {
      const product = await startProduct()
      await use(product)
      await product.stop()
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ product }, use) => {
    await use(product.url)
  },
  watch: [
    async ({ context, product }, use) => {
      const watch = watchPages(context, product.url)
      await use(watch)
      expect(watch.faults, 'what the pages must not do').toEqual([])
    },
    { auto: true },
  ],
})

/**
 * Runs in the page: brings what moves to its end, since colours half-way between two schemes are nobody's.
 * Waiting for the end would take for ever: a browser without a window draws no frame that nobody asks for.
 */
function endAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
    else animation.finish()
  }
}

/** Runs axe over the page in the light and in the dark scheme. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(endAnimations)
    const { violations } = await new AxeBuilder({ page }).analyze()
    const found = violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      where: nodes.map(({ target }) => target.join(' ')),
    }))
    expect(found, `axe, ${colorScheme}`).toEqual([])
  }
}
