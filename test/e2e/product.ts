import { expect, test as base, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import type axe from 'axe-core'
import { startProduct, type Product } from './start-product.ts'
import { watchPages, type Watch } from './watch-page.ts'

export { expect }

/**
 * Journeys through the built product: one product per worker, with data of its own. `baseURL` is its
 * address, so `page.goto('/')` works. A test fails on whatever `watch` notes in its pages.
 */
export const test = base.extend<{ watch: Watch }, { product: Product }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser)
      browser.newContext = async (options) => {
        const context = await newContext(options)
        context.on('page', waitForScripts)
        return context
      }
      await use(browser)
    },
    { scope: 'worker' },
  ],
  product: [
    async ({}, use) => {
      // Statements of a busy machine are slow; that one which takes too long is ended is proved elsewhere.
      const product = await startProduct({ DATABASE_TIMEOUT_MS: '15000' })
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

/** Lets a page go on once its scripts have taken it over: a press before that may be lost. Not where only the commit is waited for. */
function waitForScripts(page: Page): void {
  for (const name of ['goto', 'reload'] as const) {
    const load = page[name].bind(page) as (...given: unknown[]) => ReturnType<Page['goto']>
    page[name] = async (...given: unknown[]) => {
      const answer = await load(...given)
      const { waitUntil } = (given.at(-1) ?? {}) as { waitUntil?: string }
      if (waitUntil !== 'commit' && (await page.evaluate(hasScripts)))
        await page.waitForFunction(isAlive)
      return answer
    }
  }
}

/** Runs in the page: false where the test has switched scripts off. */
function hasScripts(): boolean {
  const div = document.createElement('div')
  div.innerHTML = '<noscript><i></i></noscript>'
  return div.querySelector('i') === null
}

/** Runs in the page: whether scripts have taken it over, if they are to. A press in the middle of that may be lost. */
export function isAlive(): boolean {
  const main = document.querySelector('main')
  const isOurs = document.querySelector('script[type=module]') !== null
  return !main || !isOurs || Object.keys(main).some((key) => key.startsWith('__reactProps'))
}

/**
 * Runs in the page: brings what moves to its end, since colours half-way between two schemes are nobody's.
 * Waiting for the end would take for ever: a browser without a window draws no frame that nobody asks for.
 */
function endAnimations(): void {
  // What inherits a colour begins to move when the one above has come to its end.
  for (let round = 0; round < 10; round += 1) {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel()
      else animation.finish()
    }
  }
}

/** What may differ between the schemes: nothing but colours does. */
const ofColour = ['color-contrast', 'link-in-text-block']

type Axe = typeof axe

/** The small form of it, half of what each page must read. */
const source = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

type Finding = { rule: string; where: string[] }

/** Runs in the page, where axe has been put: what it finds by these rules, all of them if none are named. */
async function findViolations(rules: string[]): Promise<Finding[]> {
  const { violations } = await (window as unknown as { axe: Axe }).axe.run({
    resultTypes: ['violations'],
    // Sound and film, if there are any; stylesheets it would fetch again, for a rule that is not among those it runs.
    preload: { assets: ['media'] },
    ...(rules.length > 0 ? { runOnly: rules } : {}),
  })
  return violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ target }) => target.join(' ')),
  }))
}

/**
 * What axe finds on the page in the light scheme, and its rules of color in the dark one. Straight in the page, which has
 * no frames: axe's own driver opens a page more and reads everything twice, six times the work.
 */
export async function findAxeViolations(page: Page): Promise<string[]> {
  const found: string[] = []
  const schemes = [
    ['light', []],
    ['dark', ofColour],
  ] as const
  for (const [colorScheme, rules] of schemes) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.evaluate(endAnimations)
    if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
    const violations = await page.evaluate(findViolations, [...rules])
    found.push(...violations.map(({ rule, where }) => `${colorScheme}: ${rule} (${where})`))
  }
  return found
}

/** Fails on what axe finds on the page. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await findAxeViolations(page), 'axe').toEqual([])
}
